import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markOf } from './present-learner'
import { session } from './session'
import { listenForSignOut } from './sign-out/sign-out-broadcast'
import { stored, subscribeStored } from './stored'
import { ownNumber, quizPosition, visitNumber, wizard } from './stored-things'

beforeEach(() => session.end('signed-out'))

describe('session', () => {
  it.each([
    ['no token', []],
    ['an empty one', ['accessToken']],
  ])('is none where there is %s', (_what, keys) => {
    for (const key of keys) localStorage.setItem(key, '')
    expect(session.status()).toStrictEqual({ kind: 'none' })
  })

  // [3.3.1]
  it('is kept for good when the learner wants to be remembered', () => {
    session.start({ accessToken: 'abc', email: ' Sam@Example.com ', remember: true })
    expect(localStorage.getItem('accessToken')).toBe('abc')
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(session.token()).toBe('abc')
    expect(session.userKey()).toBe('sam@example.com')
  })

  // [3.3.1]
  it('is kept for this tab otherwise, and leaves no older one behind', () => {
    session.start({ accessToken: 'old', email: 'a@example.com', remember: true })
    session.start({ accessToken: 'new', refreshToken: 'r', remember: false })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('userKey')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).toBe('new')
    expect(session.status()).toEqual({
      kind: 'active',
      session: { accessToken: 'new', refreshToken: 'r' },
    })
  })

  it('says when the browser cannot keep it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(session.start({ accessToken: 'abc', remember: true })).toBe(false)
    expect(session.token()).toBe('abc')
  })

  it.each(['localStorage', 'sessionStorage'] as const)(
    'needs nothing but a plain token in %s',
    (area) => {
      window[area].setItem('accessToken', 'abc')
      expect(session.token()).toBe('abc')
    },
  )

  it('is over past its time', () => {
    session.start({ accessToken: 'abc', expiresAt: Date.now() + 60_000, remember: true })
    expect(session.token()).toBe('abc')
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    expect(session.status()).toEqual({ kind: 'expired' })
    expect(session.token()).toBeUndefined()
  })

  // [3.3.1]
  it('is kept with its end and what renews it, beside the token', () => {
    const expiresAt = Date.now() + 60_000
    session.start({ accessToken: 'abc', refreshToken: 'r', expiresAt, remember: false })
    expect(session.status()).toEqual({
      kind: 'active',
      session: { accessToken: 'abc', refreshToken: 'r', expiresAt },
    })
    expect(sessionStorage.getItem('expiresAt')).toBe(new Date(expiresAt).toISOString())
    expect(localStorage).toHaveLength(0)
  })

  it('is over at its very time, and not a moment before', () => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + 1000
    session.start({ accessToken: 'abc', expiresAt, remember: true })
    vi.setSystemTime(expiresAt - 1)
    expect(session.token()).toBe('abc')
    vi.setSystemTime(expiresAt)
    expect(session.status()).toEqual({ kind: 'expired' })
    vi.useRealTimers()
  })

  it('has no end where an empty one is stored', () => {
    session.start({ accessToken: 'abc', remember: true })
    localStorage.setItem('expiresAt', '')
    expect(session.status()).toStrictEqual({ kind: 'active', session: { accessToken: 'abc' } })
  })

  it('that begins makes nobody ask why the last one ended', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    session.end('expired')
    session.start({ accessToken: 'def', remember: true })
    expect(session.endReason()).toBeUndefined()
    expect(session.lastUserKey()).toBeUndefined()
  })

  it.each([-1, 0])('ignores an end that is past when it begins, by %i ms', (ms) => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + ms
    session.start({ accessToken: 'abc', expiresAt, remember: true })
    expect(session.status()).toEqual({ kind: 'active', session: { accessToken: 'abc' } })
    expect(localStorage.getItem('expiresAt')).toBeNull()
    vi.useRealTimers()
  })

  it('is unreadable when its stored end is no time', () => {
    session.start({ accessToken: 'abc', remember: true })
    localStorage.setItem('expiresAt', 'soon')
    expect(session.status()).toEqual({ kind: 'unreadable' })
  })

  it('takes everything of the learner along when they sign out', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    const own = ['userName', 'currentSkillId', 'selectedSkills', 'isNewUser', 'trophyModal_11']
    for (const key of own) localStorage.setItem(key, '1')
    localStorage.setItem('i18nextLng', 'es')
    localStorage.setItem('lastEmail', 'sam@example.com')
    localStorage.setItem('hiddenCategories_sam@example.com', '[1]')
    session.end('signed-out')
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'hiddenCategories_sam@example.com',
      'i18nextLng',
      'lastEmail',
    ])
    expect(session.lastUserKey()).toBeUndefined()
  })

  it('takes the drafts along that live until then, and leaves those of lessons', () => {
    const sam = { accessToken: 'abc', email: 'sam@example.com', remember: true }
    const draft = { step: 2, answers: {} }
    session.start(sam)
    stored(wizard).keep(draft)
    stored(quizPosition, 1002).keep(3)
    session.end('expired')
    session.start(sam)
    expect(stored(wizard).read()).toEqual(draft)
    session.end('signed-out')
    session.start(sam)
    expect(stored(wizard).read()).toBeUndefined()
    expect(stored(quizPosition, 1002).read()).toBe(3)
  })

  it('takes only the tokens when it expires, and remembers whose it was', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    localStorage.setItem('currentSkillId', '11')
    session.end('expired')
    expect(session.token()).toBeUndefined()
    expect(localStorage.getItem('currentSkillId')).toBe('11')
    expect(session.endReason()).toBe('expired')
    expect(session.lastUserKey()).toBe('sam@example.com')
  })

  it('keeps what the learner left for them only', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    localStorage.setItem('currentSkillId', '11')
    session.end('expired')
    session.start({ accessToken: 'def', email: 'SAM@example.com', remember: true })
    expect(localStorage.getItem('currentSkillId')).toBe('11')
    session.end('expired')
    session.start({ accessToken: 'ghi', email: 'lucia@example.com', remember: true })
    expect(localStorage.getItem('currentSkillId')).toBeNull()
  })

  it('of this tab goes before the shared one, with what stands beside it', () => {
    localStorage.setItem('accessToken', 'shared')
    localStorage.setItem('userKey', 'lucia@example.com')
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    sessionStorage.setItem('accessToken', 'own')
    expect(session.token()).toBe('own')
    expect(session.userKey()).toBeUndefined()
  })

  it('tells its listeners of each change', () => {
    const listener = vi.fn<() => void>()
    const stop = session.subscribe(listener)
    session.start({ accessToken: 'abc', remember: true })
    session.clearToken()
    session.end('expired')
    stop()
    session.start({ accessToken: 'abc', remember: true })
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('tells with each change who looks at stored things, too, and counts it', () => {
    const listener = vi.fn<() => void>()
    const stop = subscribeStored(listener)
    const before = session.version()
    session.clearToken()
    expect(listener).toHaveBeenCalledOnce()
    expect(session.version()).toBe(before + 1)
    stop()
  })
})

describe('the mark of a learner', () => {
  it('is there while they are, and after an expiry; it is no e-mail', () => {
    expect(session.learnerMark()).toBeUndefined()
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    expect(session.learnerMark()).toBe(markOf('sam@example.com'))
    expect(session.learnerMark()).not.toContain('sam')
    session.end('expired')
    expect(session.learnerMark()).toBe(markOf('sam@example.com'))
    session.end('signed-out')
    expect(session.learnerMark()).toBeUndefined()
  })

  it('is that of the token before their name is known', () => {
    expect(session.ownerMark()).toBeUndefined()
    session.start({ accessToken: 'abc', remember: true })
    expect(session.learnerMark()).toBeUndefined()
    expect(session.ownerMark()).toBe(markOf('abc'))
  })
})

describe('a name that arrives', () => {
  it('greets, and is told once', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    expect(session.userName()).toBeUndefined()
    const listener = vi.fn<() => void>()
    const stop = session.subscribe(listener)
    session.setUserName('sam.r')
    session.setUserName('sam.r')
    expect(listener).toHaveBeenCalledOnce()
    expect(session.userName()).toBe('sam.r')
    expect(session.userKey()).toBe('sam@example.com')
    stop()
  })

  it('moves nothing where the e-mail is known, nor takes away what is there', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    localStorage.setItem('wizard_ana@example.com', 'x')
    session.setUserName('sam.r')
    expect(localStorage.getItem('wizard_ana@example.com')).toBe('x')
  })

  it('names nothing when it is empty', () => {
    session.start({ accessToken: 'abc', remember: true })
    stored(quizPosition, 1002).keep(3)
    session.setUserName('')
    expect(session.userKey()).toBeUndefined()
    expect(stored(quizPosition, 1002).read()).toBe(3)
  })

  it('is that under which things are kept where there is no e-mail', () => {
    session.start({ accessToken: 'abc', remember: true })
    stored(quizPosition, 1002).keep(3)
    session.setUserName('sam.r')
    expect(session.userKey()).toBe('sam.r')
    expect(stored(quizPosition, 1002).read()).toBe(3)
    expect(Object.keys(localStorage)).toContain('quizPosition_sam.r_1002')
  })
})

describe('a number that was written down before signing in', () => {
  const sam = { accessToken: 'abc', email: 'sam@example.com', remember: true }
  const write = (line: string) => stored(visitNumber).keep(line)

  it('is the learner’s own from then on, and nobody else’s', () => {
    write('Dr. Ruiz 555 0142')
    session.start(sam)
    expect(stored(ownNumber).read()).toBe('Dr. Ruiz 555 0142')
    expect(sessionStorage).toHaveLength(0)
    session.start({ ...sam, email: 'lucia@example.com' })
    expect(stored(ownNumber).read()).toBeUndefined()
  })

  it.each([
    ['555 0142', '061', '555 0142, 061'],
    ['555 0142, 061', '061', '555 0142, 061'],
    ['', '061', '061'],
    ['555 0142', '', '555 0142'],
  ])('joins their line %j: %j makes it %j', (own, written, line) => {
    localStorage.setItem('ownNumber_sam@example.com', own)
    write(written)
    session.start(sam)
    expect(stored(ownNumber).read()).toBe(line)
  })

  it('goes along where another tab signed in, and waits while nobody has', () => {
    write('061')
    session.clearToken()
    expect(stored(visitNumber).read()).toBe('061')
    localStorage.setItem('accessToken', 'abc')
    localStorage.setItem('userKey', 'sam@example.com')
    session.detectTabChange()
    expect(stored(ownNumber).read()).toBe('061')
  })

  it('has its learner once their name is known', () => {
    localStorage.setItem('ownNumber_sam.r', '555 0142')
    write('061')
    session.start({ accessToken: 'abc', remember: true })
    session.setUserName('sam.r')
    expect(stored(ownNumber).read()).toBe('555 0142, 061')
  })

  it('stays in the tab where the browser cannot keep it as theirs', () => {
    write('061')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    session.start(sam)
    expect(sessionStorage.getItem('visitNumber')).toBe('061')
  })
})

describe('a sign-out in another tab', () => {
  const sam = { accessToken: 'abc', email: 'sam@example.com', remember: false }
  const mark = markOf('sam@example.com')

  it('ends the session that this tab has of its own, and what is personal', () => {
    session.start(sam)
    stored(wizard).keep({ step: 1, answers: {} })
    session.followSignOut(mark)
    expect(session.token()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  it('leaves alone what waits for whoever signs in next where nobody is', () => {
    localStorage.setItem('currentSkillId', '11')
    session.followSignOut(mark)
    expect(localStorage.getItem('currentSkillId')).toBe('11')
  })

  it('leaves another learner alone', () => {
    session.start({ ...sam, email: 'lucia@example.com' })
    stored(wizard).keep({ step: 1, answers: {} })
    session.followSignOut(mark)
    expect(session.token()).toBe('abc')
    expect(stored(wizard).read()).toBeDefined()
  })

  it('is told there by the mark of who signed out, also without an e-mail', async () => {
    const heard = vi.fn<(mark: string) => void>()
    const stop = listenForSignOut(heard)
    session.start(sam)
    session.end('signed-out')
    session.start({ accessToken: 'token-only', remember: true })
    session.end('signed-out')
    session.start(sam)
    session.end('expired')
    session.end('signed-out')
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    expect(heard.mock.calls).toEqual([[mark], [markOf('token-only')]])
    stop()
  })

  it('leaves what the tabs share to the other learner there', () => {
    session.start(sam)
    localStorage.setItem('accessToken', 'of lucia')
    localStorage.setItem('userKey', 'lucia@example.com')
    localStorage.setItem('wizard_lucia@example.com', 'x')
    session.followSignOut(mark)
    expect(sessionStorage).toHaveLength(0)
    expect(localStorage).toHaveLength(3)
  })

  it('leaves what the tabs share to the other learner who is signed in there', () => {
    session.start(sam)
    localStorage.setItem('accessToken', 'of lucia')
    localStorage.setItem('userKey', 'lucia@example.com')
    localStorage.setItem('wizard_lucia@example.com', 'x')
    session.end('signed-out')
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'accessToken',
      'userKey',
      'wizard_lucia@example.com',
    ])
  })
})

describe('another learner who is signed in in other tabs', () => {
  const sam = { accessToken: 'abc', email: 'sam@example.com', remember: false }
  const lucia = { accessToken: 'of lucia', userKey: 'lucia@example.com' }
  beforeEach(() => {
    session.start(sam)
    for (const [key, text] of Object.entries(lucia)) localStorage.setItem(key, text)
    localStorage.setItem('wizard_lucia@example.com', 'x')
  })
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('goes on when the session of this tab has run out and its learner is led to /SignIn', () => {
    sessionStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    expect(session.status().kind).toBe('expired')
    session.clearToken()
    session.clearToken()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('accessToken')).toBe('of lucia')
  })

  it('loses nothing to one whose name comes late', () => {
    session.end('signed-out')
    session.start({ accessToken: 'abc', remember: false })
    session.setUserName('sam.r')
    expect(localStorage.getItem('wizard_lucia@example.com')).toBe('x')
  })

  it('gives way to one who is remembered, of whom there is one', () => {
    session.clearToken()
    session.start({ ...sam, remember: true })
    expect(localStorage.getItem('accessToken')).toBe('abc')
    expect(localStorage.getItem('wizard_lucia@example.com')).toBeNull()
    session.clearToken()
    expect(session.token()).toBeUndefined()
  })

  it('can sign in here too, and out', () => {
    session.clearToken()
    session.start({ ...sam, email: 'lucia@example.com' })
    session.clearToken()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })
})

describe('what another tab did', () => {
  beforeEach(() => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
  })

  it('is nothing, or a new token of the same learner: nobody is told', () => {
    const listener = vi.fn<() => void>()
    const stop = session.subscribe(listener)
    expect(session.detectTabChange()).toBeUndefined()
    localStorage.setItem('accessToken', 'newer')
    expect(session.detectTabChange()).toBeUndefined()
    expect(session.token()).toBe('newer')
    expect(listener).not.toHaveBeenCalled()
    stop()
  })

  it('is the end of the session; the same learner may still return', () => {
    localStorage.clear()
    expect(session.detectTabChange()).toBe('ended')
    expect(session.endReason()).toBeUndefined()
    expect(session.lastUserKey()).toBe('sam@example.com')
    expect(session.detectTabChange()).toBeUndefined()
  })

  it('is an expiry when the time had come', () => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + 1000
    session.start({ accessToken: 'abc', email: 'sam@example.com', expiresAt, remember: true })
    localStorage.clear()
    vi.setSystemTime(expiresAt)
    expect(session.detectTabChange()).toBe('ended')
    expect(session.endReason()).toBe('expired')
    vi.useRealTimers()
  })

  it('is no expiry before the time has come, nor where somebody else is here by then', () => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + 1000
    const sam = { accessToken: 'abc', email: 'sam@example.com', expiresAt, remember: true }
    session.start(sam)
    localStorage.clear()
    vi.setSystemTime(expiresAt - 1)
    expect(session.detectTabChange()).toBe('ended')
    expect(session.endReason()).toBeUndefined()
    session.start({ ...sam, expiresAt: expiresAt + 1000 })
    localStorage.setItem('userKey', 'lucia@example.com')
    vi.setSystemTime(expiresAt + 2000)
    expect(session.detectTabChange()).toBe('other-learner')
    expect(session.endReason()).toBeUndefined()
    vi.useRealTimers()
  })

  it('is another learner where the session of this tab only is over and theirs is shared', () => {
    session.start({ accessToken: 'def', email: 'noor@example.com', remember: false })
    localStorage.setItem('accessToken', 'of lucia')
    localStorage.setItem('userKey', 'lucia@example.com')
    session.end('expired')
    expect(session.detectTabChange()).toBe('other-learner')
    expect(session.endReason()).toBeUndefined()
  })

  it('is the start of a session', () => {
    session.end('signed-out')
    localStorage.setItem('accessToken', 'abc')
    expect(session.detectTabChange()).toBe('started')
  })

  it.each([
    ['another e-mail', { userKey: 'lucia@example.com', accessToken: 'def' }],
    ['another token without a name', { userKey: '', accessToken: 'def' }],
  ])('is another learner when there is %s', (_what, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    expect(session.detectTabChange()).toBe('other-learner')
    expect(session.lastUserKey()).toBeUndefined()
  })
})

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
    ['an empty token', ['accessToken']],
  ])('is missing with %s', (_what, keys) => {
    for (const key of keys) localStorage.setItem(key, '')
    expect(session.status()).toStrictEqual({ kind: 'none' })
  })

  // [3.3.1]
  it('is in local storage with Remember me', () => {
    session.start({ accessToken: 'abc', email: ' Sam@Example.com ', remember: true })
    expect(localStorage.getItem('accessToken')).toBe('abc')
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(session.token()).toBe('abc')
    expect(session.userKey()).toBe('sam@example.com')
  })

  // [3.3.1]
  it('is in session storage otherwise, and replaces an older one', () => {
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

  it('returns false if the browser cannot store it', () => {
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

  it('is expired after its time', () => {
    session.start({ accessToken: 'abc', expiresAt: Date.now() + 60_000, remember: true })
    expect(session.token()).toBe('abc')
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    expect(session.status()).toEqual({ kind: 'expired' })
    expect(session.token()).toBeUndefined()
  })

  // [3.3.1]
  it('is stored with its expiry and refresh token beside the token', () => {
    const expiresAt = Date.now() + 60_000
    session.start({ accessToken: 'abc', refreshToken: 'r', expiresAt, remember: false })
    expect(session.status()).toEqual({
      kind: 'active',
      session: { accessToken: 'abc', refreshToken: 'r', expiresAt },
    })
    expect(sessionStorage.getItem('expiresAt')).toBe(new Date(expiresAt).toISOString())
    expect(localStorage).toHaveLength(0)
  })

  it('expires exactly at its time', () => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + 1000
    session.start({ accessToken: 'abc', expiresAt, remember: true })
    vi.setSystemTime(expiresAt - 1)
    expect(session.token()).toBe('abc')
    vi.setSystemTime(expiresAt)
    expect(session.status()).toEqual({ kind: 'expired' })
    vi.useRealTimers()
  })

  it('has no expiry if an empty one is stored', () => {
    session.start({ accessToken: 'abc', remember: true })
    localStorage.setItem('expiresAt', '')
    expect(session.status()).toStrictEqual({ kind: 'active', session: { accessToken: 'abc' } })
  })

  it('clears the end reason of the last one when it starts', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    session.end('expired')
    session.start({ accessToken: 'def', remember: true })
    expect(session.endReason()).toBeUndefined()
    expect(session.lastUserKey()).toBeUndefined()
  })

  it.each([-1, 0])('ignores an expiry that is past when it starts, by %i ms', (ms) => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + ms
    session.start({ accessToken: 'abc', expiresAt, remember: true })
    expect(session.status()).toEqual({ kind: 'active', session: { accessToken: 'abc' } })
    expect(localStorage.getItem('expiresAt')).toBeNull()
    vi.useRealTimers()
  })

  it('is unreadable if its stored expiry is not a time', () => {
    session.start({ accessToken: 'abc', remember: true })
    localStorage.setItem('expiresAt', 'soon')
    expect(session.status()).toEqual({ kind: 'unreadable' })
  })

  it('removes all personal things of the learner at sign-out', () => {
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

  it('removes drafts at sign-out, but not progress within lessons', () => {
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

  it('removes only the tokens when it expires, and remembers whose it was', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    localStorage.setItem('currentSkillId', '11')
    session.end('expired')
    expect(session.token()).toBeUndefined()
    expect(localStorage.getItem('currentSkillId')).toBe('11')
    expect(session.endReason()).toBe('expired')
    expect(session.lastUserKey()).toBe('sam@example.com')
  })

  it('keeps what the learner left, for this learner only', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    localStorage.setItem('currentSkillId', '11')
    session.end('expired')
    session.start({ accessToken: 'def', email: 'SAM@example.com', remember: true })
    expect(localStorage.getItem('currentSkillId')).toBe('11')
    session.end('expired')
    session.start({ accessToken: 'ghi', email: 'lucia@example.com', remember: true })
    expect(localStorage.getItem('currentSkillId')).toBeNull()
  })

  it('of this tab wins over the shared one, with its user key and expiry', () => {
    localStorage.setItem('accessToken', 'shared')
    localStorage.setItem('userKey', 'lucia@example.com')
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    sessionStorage.setItem('accessToken', 'own')
    expect(session.token()).toBe('own')
    expect(session.userKey()).toBeUndefined()
  })

  it('notifies its listeners of each change', () => {
    const listener = vi.fn<() => void>()
    const stop = session.subscribe(listener)
    session.start({ accessToken: 'abc', remember: true })
    session.clearToken()
    session.end('expired')
    stop()
    session.start({ accessToken: 'abc', remember: true })
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('notifies subscribers of stored things of each change, and raises the version', () => {
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
  it('exists during a session and after an expiry, and is not the e-mail', () => {
    expect(session.learnerMark()).toBeUndefined()
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    expect(session.learnerMark()).toBe(markOf('sam@example.com'))
    expect(session.learnerMark()).not.toContain('sam')
    session.end('expired')
    expect(session.learnerMark()).toBe(markOf('sam@example.com'))
    session.end('signed-out')
    expect(session.learnerMark()).toBeUndefined()
  })

  it('is derived from the token while the name is not known', () => {
    expect(session.ownerMark()).toBeUndefined()
    session.start({ accessToken: 'abc', remember: true })
    expect(session.learnerMark()).toBeUndefined()
    expect(session.ownerMark()).toBe(markOf('abc'))
  })
})

describe('setting the username', () => {
  it('stores it for the greeting and notifies once', () => {
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

  it('moves and removes nothing if the e-mail is known', () => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
    localStorage.setItem('wizard_ana@example.com', 'x')
    session.setUserName('sam.r')
    expect(localStorage.getItem('wizard_ana@example.com')).toBe('x')
  })

  it('moves nothing if it is empty', () => {
    session.start({ accessToken: 'abc', remember: true })
    stored(quizPosition, 1002).keep(3)
    session.setUserName('')
    expect(session.userKey()).toBeUndefined()
    expect(stored(quizPosition, 1002).read()).toBe(3)
  })

  it('makes it the user key if there is no e-mail', () => {
    session.start({ accessToken: 'abc', remember: true })
    stored(quizPosition, 1002).keep(3)
    session.setUserName('sam.r')
    expect(session.userKey()).toBe('sam.r')
    expect(stored(quizPosition, 1002).read()).toBe(3)
    expect(Object.keys(localStorage)).toContain('quizPosition_sam.r_1002')
  })
})

describe('a help number that was written before sign-in', () => {
  const sam = { accessToken: 'abc', email: 'sam@example.com', remember: true }
  const write = (line: string) => stored(visitNumber).keep(line)

  it('becomes that of the learner only', () => {
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
  ])('is joined to their %j: %j makes it %j', (own, written, line) => {
    localStorage.setItem('ownNumber_sam@example.com', own)
    write(written)
    session.start(sam)
    expect(stored(ownNumber).read()).toBe(line)
  })

  it('stays while nobody is signed in, and moves after a sign-in in another tab', () => {
    write('061')
    session.clearToken()
    expect(stored(visitNumber).read()).toBe('061')
    localStorage.setItem('accessToken', 'abc')
    localStorage.setItem('userKey', 'sam@example.com')
    session.detectTabChange()
    expect(stored(ownNumber).read()).toBe('061')
  })

  it('is joined once the username is known', () => {
    localStorage.setItem('ownNumber_sam.r', '555 0142')
    write('061')
    session.start({ accessToken: 'abc', remember: true })
    session.setUserName('sam.r')
    expect(stored(ownNumber).read()).toBe('555 0142, 061')
  })

  it('stays in session storage if the browser cannot store it', () => {
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

  it('ends the session of this tab and removes personal things', () => {
    session.start(sam)
    stored(wizard).keep({ step: 1, answers: {} })
    session.followSignOut(mark)
    expect(session.token()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  it('removes nothing if nobody is signed in in this tab', () => {
    localStorage.setItem('currentSkillId', '11')
    session.followSignOut(mark)
    expect(localStorage.getItem('currentSkillId')).toBe('11')
  })

  it('does not end the session of another learner', () => {
    session.start({ ...sam, email: 'lucia@example.com' })
    stored(wizard).keep({ step: 1, answers: {} })
    session.followSignOut(mark)
    expect(session.token()).toBe('abc')
    expect(stored(wizard).read()).toBeDefined()
  })

  it('is broadcast with the hash of the learner, even without an e-mail', async () => {
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

  it('leaves shared storage to another learner after a broadcast', () => {
    session.start(sam)
    localStorage.setItem('accessToken', 'of lucia')
    localStorage.setItem('userKey', 'lucia@example.com')
    localStorage.setItem('wizard_lucia@example.com', 'x')
    session.followSignOut(mark)
    expect(sessionStorage).toHaveLength(0)
    expect(localStorage).toHaveLength(3)
  })

  it('leaves shared storage to another learner after a sign-out here', () => {
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

  it('stays signed in when the session of this tab expires and redirects to /SignIn', () => {
    sessionStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    expect(session.status().kind).toBe('expired')
    session.clearToken()
    session.clearToken()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('accessToken')).toBe('of lucia')
  })

  it('loses nothing when the username of this tab becomes known', () => {
    session.end('signed-out')
    session.start({ accessToken: 'abc', remember: false })
    session.setUserName('sam.r')
    expect(localStorage.getItem('wizard_lucia@example.com')).toBe('x')
  })

  it('is replaced by a learner who signs in here with Remember me', () => {
    session.clearToken()
    session.start({ ...sam, remember: true })
    expect(localStorage.getItem('accessToken')).toBe('abc')
    expect(localStorage.getItem('wizard_lucia@example.com')).toBeNull()
    session.clearToken()
    expect(session.token()).toBeUndefined()
  })

  it('can sign in and out here too', () => {
    session.clearToken()
    session.start({ ...sam, email: 'lucia@example.com' })
    session.clearToken()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })
})

describe('the change made by another tab', () => {
  beforeEach(() => {
    session.start({ accessToken: 'abc', email: 'sam@example.com', remember: true })
  })

  it('is undefined for a new token of the same learner, and listeners are not notified', () => {
    const listener = vi.fn<() => void>()
    const stop = session.subscribe(listener)
    expect(session.detectTabChange()).toBeUndefined()
    localStorage.setItem('accessToken', 'newer')
    expect(session.detectTabChange()).toBeUndefined()
    expect(session.token()).toBe('newer')
    expect(listener).not.toHaveBeenCalled()
    stop()
  })

  it('is the end of the session, and the same learner may return', () => {
    localStorage.clear()
    expect(session.detectTabChange()).toBe('ended')
    expect(session.endReason()).toBeUndefined()
    expect(session.lastUserKey()).toBe('sam@example.com')
    expect(session.detectTabChange()).toBeUndefined()
  })

  it('counts as an expiry if the time had come', () => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + 1000
    session.start({ accessToken: 'abc', email: 'sam@example.com', expiresAt, remember: true })
    localStorage.clear()
    vi.setSystemTime(expiresAt)
    expect(session.detectTabChange()).toBe('ended')
    expect(session.endReason()).toBe('expired')
    vi.useRealTimers()
  })

  it('does not count as an expiry before the time, or if another learner has signed in', () => {
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

  it('is another learner if this tab’s session ended and theirs is shared', () => {
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
  ])('is another learner for %s', (_what, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    expect(session.detectTabChange()).toBe('other-learner')
    expect(session.lastUserKey()).toBeUndefined()
  })
})

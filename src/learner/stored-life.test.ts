import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from './session'
import { stored } from './stored'
import { isAnythingTooOld, removeTooOld, thirtyDaysMs } from './stored-life'
import {
  currentSkillId,
  isNewUser,
  lastSeen,
  learner,
  ratings,
  reloadedAt,
  ticks,
  typedEmail,
  wizard,
} from './stored-things'

const sam = 'sam@example.com'
const draft = { step: 2, answers: {} }
const signIn = (email: string | undefined, remember = true) =>
  session.start({ accessToken: 'abc', remember, ...(email !== undefined && { email }) })

beforeEach(() => {
  session.end('signed-out')
  localStorage.clear()
  signIn(sam)
})
afterEach(() => vi.useRealTimers())

describe('thirty days', () => {
  it('are 30 days and not a moment less', () => {
    expect(thirtyDaysMs).toBe(2_592_000_000)
    vi.useFakeTimers()
    stored(ticks, 1005).keep([1])
    const end = Date.now() + thirtyDaysMs
    expect(isAnythingTooOld(end)).toBe(false)
    removeTooOld(end)
    expect(stored(ticks, 1005).read()).toEqual([1])
    expect(isAnythingTooOld(end + 1)).toBe(true)
    removeTooOld(end + 1)
    expect(stored(ticks, 1005).read()).toBeUndefined()
  })

  it('start anew for a time in the future, because the clock was set back', () => {
    vi.useFakeTimers()
    stored(ticks, 1005).keep([1])
    vi.setSystemTime(Date.now() - 2 * thirtyDaysMs)
    removeTooOld(Date.now())
    expect(stored(ticks, 1005).read()).toEqual([1])
  })

  it('apply only to progress within lessons', () => {
    stored(ticks, 1005).keep([1])
    stored(wizard).keep(draft)
    localStorage.setItem('i18nextLng', 'es')
    localStorage.setItem(`hiddenCategories_${sam}`, '[1]')
    localStorage.setItem('of-somebody-else', '{"version":1,"at":1,"value":1}')
    const before = Object.keys(localStorage)
    removeTooOld(Date.now() + thirtyDaysMs + 1)
    expect(Object.keys(localStorage)).toEqual(before.filter((key) => key !== `ticks_${sam}_1005`))
  })
})

describe('signing out', () => {
  it('removes personal things and leaves progress within lessons', () => {
    stored(ticks, 1005).keep([1])
    stored(wizard).keep(draft)
    stored(ratings, 101).keep({ helpfulness: 4, confidence: null })
    session.end('signed-out')
    expect(Object.keys(localStorage)).toEqual([`ticks_${sam}_1005`])
  })

  it('leaves keys that only begin with the name of a thing', () => {
    localStorage.setItem('wizardry', '1')
    localStorage.setItem('accessTokens', '1')
    session.end('signed-out')
    expect(Object.keys(localStorage).toSorted()).toEqual(['accessTokens', 'wizardry'])
  })

  it('removes things stored without a name', () => {
    signIn(undefined)
    stored(ticks, 1005).keep([1])
    session.end('signed-out')
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('after an expiry', () => {
  const leave = () => {
    stored(wizard).keep(draft)
    stored(currentSkillId).keep(11)
    session.end('expired')
  }

  it.each([
    ['remembered', 'remembered', true, true],
    ['remembered', 'not remembered', true, false],
    ['not remembered', 'remembered', false, true],
  ])('a %s learner finds their things again when %s', (_before, _after, before, after) => {
    signIn(sam, before)
    leave()
    signIn(sam, after)
    expect(stored(wizard).read()).toEqual(draft)
    expect(stored(currentSkillId).read()).toBe(11)
    const away = after ? sessionStorage : localStorage
    expect(away.getItem(`wizard_${sam}`)).toBeNull()
  })

  it('another learner finds nothing, and the things of the first are removed', () => {
    leave()
    signIn('ana@example.com')
    expect(stored(wizard).read()).toBeUndefined()
    expect(stored(currentSkillId).read()).toBeUndefined()
    expect(localStorage.getItem(`wizard_${sam}`)).toBeNull()
  })

  it.each([`${sam}.mx`, 'ana@example.com'])('a learner finds nothing of %s', (other) => {
    localStorage.setItem(`wizard_${other}`, wizard.toText(draft))
    localStorage.setItem(`ratings_${other}_101`, 'x')
    localStorage.setItem(`ticks_${other}_1005`, 'x')
    stored(ratings, 101).keep({ helpfulness: 4, confidence: null })
    session.end('expired')
    signIn(sam)
    expect(localStorage.getItem(`wizard_${other}`)).toBeNull()
    expect(localStorage.getItem(`ratings_${other}_101`)).toBeNull()
    expect(localStorage.getItem(`ticks_${other}_1005`)).toBe('x')
    expect(stored(ratings, 101).read()).toEqual({ helpfulness: 4, confidence: null })
  })

  it('things with a name stay while the name of the current learner is not known', () => {
    leave()
    signIn(undefined)
    expect(stored(currentSkillId).read()).toBeUndefined()
    expect(localStorage.getItem(learner.name)).toBeNull()
    session.end('expired')
    signIn(sam)
    expect(stored(wizard).read()).toEqual(draft)
  })

  it.each(['userKey', 'learner'])(
    'they stay for a learner who was signed in without a stored %s',
    (missing) => {
      stored(currentSkillId).keep(11)
      localStorage.removeItem(missing)
      if (missing === 'userKey') localStorage.removeItem('accessToken')
      else session.end('expired')
      signIn(sam)
      expect(stored(currentSkillId).read()).toBe(11)
    },
  )

  it('entries typed before sign-in are removed; things of the browser or tab stay', () => {
    session.end('expired')
    stored(typedEmail).keep('somebody@example.com')
    stored(isNewUser).keep('true')
    stored(reloadedAt).keep('1')
    signIn(sam)
    expect(stored(typedEmail).read()).toBeUndefined()
    expect(stored(isNewUser).read()).toBe('true')
    expect(stored(reloadedAt).read()).toBe('1')
  })

  it('nobody finds the things of a learner without a name', () => {
    signIn(undefined)
    stored(ticks, 1005).keep([1])
    leave()
    signIn(undefined)
    expect(stored(wizard).read()).toBeUndefined()
    expect(stored(ticks, 1005).read()).toBeUndefined()
    expect(stored(currentSkillId).read()).toBeUndefined()
  })
})

describe('a username that becomes known late', () => {
  it('claims the things stored without a name and joins their ticks', () => {
    localStorage.setItem('ticks_sam.r_1005', ticks.toText([3]))
    signIn(undefined)
    stored(ticks, 1005).keep([0])
    stored(wizard).keep(draft)
    session.setUserName('sam.r')
    expect(stored(ticks, 1005).read()).toEqual([3, 0])
    expect(stored(wizard).read()).toEqual(draft)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('does not change the session', () => {
    signIn(undefined, false)
    session.setUserName('sam.r')
    expect(session.token()).toBe('abc')
  })

  it('removes personal things of others and leaves their progress within lessons', () => {
    for (const name of ['sam.r', 'ana']) {
      localStorage.setItem(`wizard_${name}`, wizard.toText(draft))
      localStorage.setItem(`ticks_${name}_1005`, ticks.toText([3]))
    }
    signIn(undefined)
    stored(currentSkillId).keep(11)
    session.setUserName('sam.r')
    expect(stored(wizard).read()).toEqual(draft)
    expect(stored(currentSkillId).read()).toBe(11)
    expect(localStorage.getItem('wizard_ana')).toBeNull()
    expect(localStorage.getItem('ticks_ana_1005')).not.toBeNull()
  })

  it('moves nothing for a learner with an e-mail', () => {
    stored(wizard).keep(draft)
    session.setUserName('sam.r')
    expect(session.userKey()).toBe(sam)
    expect(stored(wizard).read()).toEqual(draft)
  })
})

describe('a full storage', () => {
  /** The next write exceeds the quota; later ones succeed. */
  const fill = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
  const keepCopy = () => stored(lastSeen, 'map en').keep({ at: 1, answer: [] })

  it('loses copies of server data first and keeps what a learner did', () => {
    keepCopy()
    fill()
    expect(stored(ticks, 1005).keep([1])).toBe(true)
    expect(localStorage.getItem(`ticks_${sam}_1005`)).not.toBeNull()
    expect(stored(lastSeen, 'map en').read()).toBeUndefined()
    expect(session.token()).toBe('abc')
  })

  it('loses copies for a new session too', () => {
    keepCopy()
    fill()
    expect(signIn(sam)).toBe(true)
    expect(localStorage.getItem('accessToken')).toBe('abc')
  })

  it('makes `keep` return false if there is no copy to remove', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    expect(stored(ticks, 1005).keep([1])).toBe(false)
    expect(stored(ticks, 1005).read()).toEqual([1])
    stored(ticks, 1005).forget()
  })

  it('loses nothing if it is blocked and not full', () => {
    keepCopy()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    stored(ticks, 1005).keep([1])
    expect(localStorage.getItem(`lastSeen_${sam}_map en`)).not.toBeNull()
    stored(ticks, 1005).forget()
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '@/lib/hash'
import { session } from './session'

const sam = { accessToken: 'of sam', email: 'sam@example.com', remember: true }

beforeEach(() => {
  session.end('signed-out')
  localStorage.clear()
})

/** Another tab has changed local storage. */
const followOtherTab = () => window.dispatchEvent(new StorageEvent('storage'))

describe('a session', () => {
  test.each([
    [true, localStorage, sessionStorage],
    [false, sessionStorage, localStorage],
  ])(
    'with Remember me %s is in one storage, and replaces an older one',
    (remember, home, other) => {
      session.start({ ...sam, remember: !remember })
      const expiresAt = Date.now() + 60_000
      session.start({ ...sam, accessToken: 'new', refreshToken: 'r', expiresAt, remember })
      expect(home.getItem('accessToken')).toBe('new')
      expect(home.getItem('refreshToken')).toBe('r')
      expect(home.getItem('expiresAt')).toBe(new Date(expiresAt).toISOString())
      expect(other.getItem('accessToken')).toBeNull()
      expect(session.token()).toBe('new')
    },
  )

  test.each([
    ['signed-out', '', null, undefined],
    [undefined, 'abc', '', 'abc'],
    ['unreadable', 'abc', 'soon', undefined],
    ['expired', 'abc', '2020-01-01T00:00:00Z', undefined],
  ])('that is stored ends as %s with the token %j and the expiry %j', (...facts) => {
    const [reason, stored, expiresAt, token] = facts
    localStorage.setItem('accessToken', stored)
    if (expiresAt !== null) localStorage.setItem('expiresAt', expiresAt)
    session.open()
    expect(session.token()).toBe(token)
    expect(session.endReason()).toBe(reason)
  })

  test.each([1000, 30 * 24 * 60 * 60 * 1000])('expires exactly at its time, in %i ms', (ms) => {
    vi.useFakeTimers()
    session.start({ ...sam, expiresAt: Date.now() + ms })
    vi.advanceTimersByTime(ms - 1)
    expect(session.token()).toBe('of sam')
    vi.advanceTimersByTime(1)
    expect(session.token()).toBeUndefined()
    expect(session.endReason()).toBe('expired')
  })

  test('ignores an expiry that is past when it starts', () => {
    session.start({ ...sam, expiresAt: Date.now() - 1 })
    expect(session.token()).toBe('of sam')
  })

  test('that the browser cannot store lasts until the page is left, and `start` returns false', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(session.start(sam)).toBe(false)
    expect(session.token()).toBe('of sam')
  })
})

describe('a tab beside others', () => {
  const ana = { accessToken: 'of ana', email: 'ana@example.com' }
  const store = (key: string, value: string) => localStorage.setItem(key, value)

  /** Another tab starts a session; without Remember me its token is not seen here. */
  function signInElsewhere({ remember }: { remember: boolean }) {
    localStorage.clear()
    if (remember) store('accessToken', ana.accessToken)
    store('learner', hashOf(ana.email))
  }

  test.each([true, false])(
    'loses all of its learner once another signs in there: %s',
    (remember) => {
      session.start({ ...sam, remember: false })
      sessionStorage.setItem('selectedSkills', '[11]')
      signInElsewhere({ remember })
      followOtherTab()
      expect(sessionStorage).toHaveLength(0)
      expect(session.token()).toBe(remember ? 'of ana' : undefined)
    },
  )

  test.each(['pageshow', 'visibilitychange', 'storage'])('hears of it by %s', (event) => {
    session.start({ ...sam, remember: false })
    signInElsewhere({ remember: true })
    const target = event === 'visibilitychange' ? document : window
    target.dispatchEvent(new Event(event))
    expect(session.token()).toBe('of ana')
  })

  test('forgets why its last session ended once there is another one there', () => {
    session.start({ ...sam, remember: true })
    session.end('expired')
    expect(session.endReason()).toBe('expired')
    signInElsewhere({ remember: true })
    followOtherTab()
    localStorage.clear()
    followOtherTab()
    expect(session.endReason()).toBeUndefined()
  })

  test.each([true, false])('is told apart from it before it hears of it: %s', (remember) => {
    session.start({ ...sam, remember })
    const leave = session.showScreens()
    expect(session.hasChangedHands()).toBe(false)
    signInElsewhere({ remember: true })
    expect(session.hasChangedHands()).toBe(true)
    leave()
    expect(session.hasChangedHands()).toBe(false)
  })

  test('keeps its session where the same learner signs in there', () => {
    session.start({ ...sam, remember: false })
    const leave = session.showScreens()
    store('accessToken', 'newer')
    followOtherTab()
    expect(session.token()).toBe('of sam')
    expect(session.hasChangedHands()).toBe(false)
    leave()
  })

  test('ends only its own session, and goes on with the one that the same learner has there', () => {
    session.start({ ...sam, remember: false })
    store('accessToken', 'newer')
    sessionStorage.setItem('selectedSkills', '[11]')
    sessionStorage.setItem('wizard', 'older')
    localStorage.setItem('wizard', 'newer')
    session.end('expired')
    expect(session.token()).toBe('newer')
    // Where the session that goes on reads it.
    expect(localStorage.getItem('selectedSkills')).toBe('[11]')
    expect(localStorage.getItem('wizard')).toBe('newer')
    expect(sessionStorage.getItem('selectedSkills')).toBeNull()
    expect(session.endReason()).toBeUndefined()
    session.end('signed-out')
    expect(session.token()).toBeUndefined()
  })
})

describe('the user key', () => {
  test('is a hash of the e-mail, in any letter case, in a form that names nobody', () => {
    session.start({ ...sam, email: ' Sam@Example.com ' })
    expect(session.learner()).toBe(hashOf('sam@example.com'))
    expect(session.learner()).toMatch(/^[a-z0-9]{1,7}$/)
  })
})

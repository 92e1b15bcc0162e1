import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf, currentLearner } from './areas'
import { session } from './session'

const sam = { accessToken: 'of sam', email: 'sam@example.com', remember: true }

beforeEach(() => session.end('signed-out'))

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
      expect(session.status()).toBe('active')
      expect(session.token()).toBe('new')
    },
  )

  test.each([
    ['none', '', null],
    ['active', 'abc', ''],
    ['unreadable', 'abc', 'soon'],
    ['expired', 'abc', '2020-01-01T00:00:00Z'],
  ])('is %s with the token %j and the expiry %j', (status, token, expiresAt) => {
    localStorage.setItem('accessToken', token)
    if (expiresAt !== null) localStorage.setItem('expiresAt', expiresAt)
    expect(session.status()).toBe(status)
    expect(session.token()).toBe(status === 'active' ? 'abc' : undefined)
  })

  test('expires exactly at its time', () => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + 1000
    session.start({ ...sam, expiresAt })
    vi.setSystemTime(expiresAt - 1)
    expect(session.token()).toBe('of sam')
    vi.setSystemTime(expiresAt)
    expect(session.token()).toBeUndefined()
    vi.useRealTimers()
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

describe('the user key', () => {
  test('is a hash of the e-mail, in any letter case, in a form that names nobody', () => {
    session.start({ ...sam, email: ' Sam@Example.com ' })
    expect(currentLearner()).toBe(hashOf('sam@example.com'))
    expect(currentLearner()).toMatch(/^[a-z0-9]{1,7}$/)
  })
})

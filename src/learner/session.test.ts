import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from './session'
import { hashOf, stored } from './stored'
import { currentSkillId, hiddenCategories, wizard } from './stored-things'

const sam = { accessToken: 'of sam', email: 'sam@example.com', remember: true }
const lucia = { accessToken: 'of lucia', email: 'lucia@example.com', remember: true }
const draft = { step: 2, answers: {} }

/** The end of every session, also one that another test left in memory. */
function empty(): void {
  session.end('signed-out')
  session.clearToken()
  localStorage.clear()
  sessionStorage.clear()
}

beforeEach(empty)

describe('a session', () => {
  it.each([
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
      expect(session.status()).toEqual({ kind: 'active', token: 'new', expiresAt })
    },
  )

  it.each([
    ['none', '', null],
    ['active', 'abc', ''],
    ['unreadable', 'abc', 'soon'],
    ['expired', 'abc', '2020-01-01T00:00:00Z'],
  ])('is %s with the token %j and the expiry %j', (kind, token, expiresAt) => {
    localStorage.setItem('accessToken', token)
    if (expiresAt !== null) localStorage.setItem('expiresAt', expiresAt)
    expect(session.status().kind).toBe(kind)
    expect(session.token()).toBe(kind === 'active' ? 'abc' : undefined)
  })

  it('expires exactly at its time', () => {
    vi.useFakeTimers()
    const expiresAt = Date.now() + 1000
    session.start({ ...sam, expiresAt })
    vi.setSystemTime(expiresAt - 1)
    expect(session.token()).toBe('of sam')
    vi.setSystemTime(expiresAt)
    expect(session.token()).toBeUndefined()
    vi.useRealTimers()
  })

  it('ignores an expiry that is past when it starts', () => {
    session.start({ ...sam, expiresAt: Date.now() - 1 })
    expect(session.token()).toBe('of sam')
  })

  it('that the browser cannot store lasts until the page is left, and `start` returns false', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(session.start(sam)).toBe(false)
    expect(session.token()).toBe('of sam')
  })
})

describe('the user key', () => {
  it('is a hash of the e-mail, in any letter case, in a form that names nobody', () => {
    session.start({ ...sam, email: ' Sam@Example.com ' })
    expect(session.userKey()).toBe(hashOf('sam@example.com'))
    expect(session.userKey()).toMatch(/^[a-z0-9]{1,7}$/)
  })
})

describe('the end of a session', () => {
  it.each([true, false])('leaves drafts to the same learner, with Remember me %s', (remember) => {
    session.start({ ...sam, remember })
    stored(wizard).keep(draft)
    stored(currentSkillId).keep(11)
    session.end('expired')
    expect(session.token()).toBeUndefined()
    expect(session.endReason()).toBe('expired')
    expect(session.lastUserKey()).toBe(hashOf(sam.email))
    session.start({ ...sam, remember: !remember })
    expect(session.endReason()).toBeUndefined()
    expect(stored(wizard).read()).toEqual(draft)
    expect(stored(currentSkillId).read()).toBe(11)
  })

  it.each([lucia, { accessToken: 'abc', remember: true }])(
    'leaves nothing to another learner, or to somebody unknown',
    (next) => {
      session.start(sam)
      stored(wizard).keep(draft)
      stored(currentSkillId).keep(11)
      session.end('expired')
      session.start(next)
      expect(stored(currentSkillId).read()).toBeUndefined()
      session.start(sam)
      expect(stored(wizard).read()).toBeUndefined()
    },
  )
})

describe('signing out', () => {
  it('removes everything of the learner from both storages but what the contract names', () => {
    session.start(sam)
    session.setUserName('sam.r')
    stored(wizard).keep(draft)
    stored(hiddenCategories).keep(['2'])
    localStorage.setItem('trophyModal_11', 'seen')
    localStorage.setItem('isNewUser', 'true')
    localStorage.setItem('registeredEmail', sam.email)
    localStorage.setItem('lastEmail', sam.email)
    localStorage.setItem('i18nextLng', 'es')
    sessionStorage.setItem('selectedSkills', '[11]')
    session.end('signed-out')
    const kept = ['i18nextLng', 'lastEmail', `hiddenCategories_${hashOf(sam.email)}`]
    expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted())
    expect(sessionStorage).toHaveLength(0)
    expect(session.lastUserKey()).toBeUndefined()
    session.start(sam)
    expect(stored(hiddenCategories).read()).toEqual(['2'])
  })
})

describe('another tab', () => {
  it.each([
    ['signs out', () => localStorage.clear()],
    ['signs in another learner', () => localStorage.setItem('learner', hashOf(lucia.email))],
  ])('that %s ends a session of this tab only', (_what, change) => {
    session.start({ ...sam, remember: false })
    change()
    expect(session.token()).toBeUndefined()
  })
})

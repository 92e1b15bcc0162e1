import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from './present-learner'
import { session } from './session'
import { stored, subscribeStored } from './stored'
import {
  accessToken,
  currentSkillId,
  hiddenCategories,
  isNewUser,
  lastEmail,
  ratings,
  reloadedAt,
  ticks,
  trophyModal,
  wizard,
} from './stored-things'

const sam = 'sam@example.com'
const key = hashOf(sam)
const signIn = (email: string | undefined, remember = true) =>
  session.start({ accessToken: email ?? 'abc', remember, ...(email !== undefined && { email }) })

beforeEach(() => {
  session.end('signed-out')
  localStorage.clear()
})

describe('a stored thing', () => {
  it('is read as it was stored, for the same learner and lesson', () => {
    signIn(sam)
    expect(stored(ticks, 1005).keep([0, 2])).toBe(true)
    expect(stored(ticks, 1005).read()).toEqual([0, 2])
    expect(stored(ticks, 1006).read()).toBeUndefined()
    expect(localStorage.getItem(`ticks_${key}_1005`)).not.toBeNull()
    signIn('ana@example.com')
    expect(stored(ticks, 1005).read()).toBeUndefined()
  })

  it('is removed under all of its keys', () => {
    signIn(sam)
    stored(ticks, 1005).keep([1])
    stored(ticks, ['101-challenge-1005', 1005]).keep([2])
    stored(ticks, ['101-challenge-1005', 1005]).forget()
    expect(stored(ticks, ['101-challenge-1005', 1005]).read()).toBeUndefined()
  })

  it('is read under its old key and written under its current one', () => {
    signIn(sam)
    stored(ticks, 1005).keep([1])
    const both = stored(ticks, ['101-challenge-1005', 1005])
    expect(both.read()).toEqual([1])
    both.change((places = []) => [...places, 2])
    expect(stored(ticks, '101-challenge-1005').read()).toEqual([1, 2])
  })

  it('of an unknown lesson is neither stored nor read, and `keep` returns false', () => {
    signIn(sam)
    expect(stored(ticks, null).keep([1])).toBe(false)
    expect(stored(ticks, null).read()).toBeUndefined()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('ticks'))).toEqual([])
  })

  it.each(['blocked', 'full'])(
    'lasts until the page is left if storage is %s, and `keep` returns false',
    (state) => {
      signIn(sam)
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException(state, state === 'full' ? 'QuotaExceededError' : 'SecurityError')
      })
      expect(stored(ticks, 1005).keep([1])).toBe(false)
      expect(stored(ticks, 1005).read()).toEqual([1])
      stored(ticks, 1005).forget()
      expect(stored(ticks, 1005).read()).toBeUndefined()
    },
  )

  it('is updated from the value that another tab has stored', () => {
    signIn(sam)
    const here = stored(ticks, 1005)
    here.keep([0])
    localStorage.setItem(`ticks_${key}_1005`, ticks.toText([0, 1]))
    here.change((places = []) => [...places, 2])
    expect(here.read()).toEqual([0, 1, 2])
  })

  it('that was accessed for one learner does not read or write for the next', () => {
    signIn(sam)
    const ofSam = stored(ticks, 1005)
    ofSam.keep([1])
    signIn('ana@example.com')
    expect(ofSam.keep([0, 1, 2])).toBe(false)
    expect(ofSam.read()).toBeUndefined()
    expect(stored(ticks, 1005).read()).toBeUndefined()
    stored(ticks, 1005).keep([2])
    ofSam.forget()
    expect(stored(ticks, 1005).read()).toEqual([2])
  })
})

it('a thing of the device can be changed after a sign-in', () => {
  const email = stored(lastEmail)
  signIn(sam)
  expect(email.keep(sam)).toBe(true)
  expect(stored(lastEmail).read()).toBe(sam)
})

describe('the area of a thing', () => {
  const keepAll = () => {
    stored(wizard).keep({ step: 1, answers: {} })
    stored(ratings, 101).keep({ helpfulness: 4, confidence: null })
    stored(currentSkillId).keep(11)
    stored(trophyModal, 11).keep(true)
    stored(ticks, 1005).keep([1])
    stored(hiddenCategories).keep(['1'])
    stored(lastEmail).keep(sam)
    stored(reloadedAt).keep('1')
  }
  const personal = [`wizard_${key}`, `ratings_${key}_101`, 'currentSkillId', 'trophyModal_11']

  it('is local storage with a remembered session', () => {
    signIn(sam)
    keepAll()
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(personal))
    expect(Object.keys(sessionStorage)).toEqual(['reloadedAt'])
  })

  it('is session storage for personal things if the session is not remembered', () => {
    signIn(sam, false)
    keepAll()
    expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(personal))
    expect(Object.keys(localStorage).toSorted()).toEqual([
      `hiddenCategories_${key}`,
      'lastEmail',
      'learner',
      `ticks_${key}_1005`,
    ])
  })

  it('is that of the session for tokens', () => {
    signIn(sam, false)
    expect(stored(accessToken).text()).toBe(sam)
    localStorage.setItem('accessToken', 'shared')
    expect(stored(accessToken).text()).toBe(sam)
    stored(accessToken).forget()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('accessToken')).toBe('shared')
  })

  it('is local storage for things of the device, even those removed at sign-out', () => {
    signIn(sam, false)
    stored(isNewUser).keep('true')
    expect(localStorage.getItem('isNewUser')).toBe('true')
  })

  it('is read in both storages, since an expired session may have been in the other one', () => {
    signIn(sam)
    stored(currentSkillId).keep(11)
    session.end('expired')
    signIn(sam, false)
    expect(stored(currentSkillId).read()).toBe(11)
    stored(currentSkillId).keep(21)
    expect(stored(currentSkillId).read()).toBe(21)
    stored(currentSkillId).forget()
    expect(stored(currentSkillId).read()).toBeUndefined()
  })
})

describe('a subscriber of stored things', () => {
  it('is notified of changes in this and other tabs until it unsubscribes', () => {
    const listener = vi.fn<() => void>()
    const stop = subscribeStored(listener)
    stored(lastEmail).keep(sam)
    stored(lastEmail).forget()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    stored(lastEmail).keep(sam)
    window.dispatchEvent(new StorageEvent('storage'))
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('is still notified after another one unsubscribes', () => {
    const stays = vi.fn<() => void>()
    const stop = subscribeStored(stays)
    subscribeStored(() => {})()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(stays).toHaveBeenCalledOnce()
    stop()
  })

  it('shares one window listener, removed with the last subscriber', () => {
    const listens = vi.spyOn(window, 'addEventListener')
    const stops = vi.spyOn(window, 'removeEventListener')
    const [one, two] = [subscribeStored(() => {}), subscribeStored(() => {})]
    expect(listens).toHaveBeenCalledOnce()
    one()
    expect(stops).not.toHaveBeenCalled()
    two()
    expect(stops.mock.calls.map(([type]) => type)).toEqual(['storage'])
  })
})

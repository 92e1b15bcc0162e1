import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftsOf, removeDraftsAtSignOut, removeOldDrafts, thirtyDaysMs } from './drafts'

const sam = 'sam@example.com'
const ticks = draftsOf('ticks', 'thirty-days', v.array(v.number()))
const wizard = draftsOf('wizard', 'until-sign-out', v.object({ step: v.number() }))
const key = `ticks_${sam}_1005`

afterEach(() => vi.useRealTimers())

describe('drafts', () => {
  it('come back as they were kept, for the same learner and the same lesson', () => {
    expect(ticks.keep(sam, [0, 2], 1005)).toBe(true)
    expect(ticks.read(sam, 1005)).toEqual([0, 2])
    expect(ticks.read(sam, 1006)).toBeUndefined()
    expect(ticks.read('ana@example.com', 1005)).toBeUndefined()
    expect(ticks.read(sam)).toBeUndefined()
  })

  it('need no lesson', () => {
    wizard.keep(sam, { step: 2 })
    expect(wizard.read(sam)).toEqual({ step: 2 })
  })

  it('are gone when they are removed', () => {
    ticks.keep(sam, [1], 1005)
    ticks.remove(sam, 1005)
    expect(ticks.read(sam, 1005)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['learner', undefined, 1005],
    ['lesson', sam, null],
  ])(
    'are neither kept nor read while the %s is not known, and say so',
    (_what, learner, lesson) => {
      expect(ticks.keep(learner, [1], lesson)).toBe(false)
      expect(ticks.read(learner, lesson)).toBeUndefined()
      ticks.remove(learner, lesson)
      expect(localStorage).toHaveLength(0)
    },
  )

  it.each(['blocked', 'full'])('last for the visit when the storage is %s, and say so', (state) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException(state, state === 'full' ? 'QuotaExceededError' : 'SecurityError')
    })
    expect(ticks.keep(sam, [1], 1005)).toBe(false)
    expect(ticks.read(sam, 1005)).toEqual([1])
    ticks.remove(sam, 1005)
    expect(ticks.read(sam, 1005)).toBeUndefined()
  })

  it.each([
    '',
    'x',
    'null',
    '7',
    '{}',
    '[1]',
    '{"version":2,"life":"thirty-days","at":1,"value":[1]}',
    '{"version":1,"life":"for-ever","at":1,"value":[1]}',
    '{"version":1,"life":"thirty-days","at":"now","value":[1]}',
  ])('are nothing when the stored text is %j', (text) => {
    localStorage.setItem(key, text)
    expect(ticks.read(sam, 1005)).toBeUndefined()
  })

  it('are nothing when their value is not what it should be', () => {
    ticks.keep(sam, [1], 1005)
    const stored = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, stored.replace('[1]', '["one"]'))
    expect(ticks.read(sam, 1005)).toBeUndefined()
  })
})

describe('the life of a draft', () => {
  it('is 30 days and not a moment longer', () => {
    expect(thirtyDaysMs).toBe(2_592_000_000)
    vi.useFakeTimers()
    ticks.keep(sam, [1], 1005)
    vi.advanceTimersByTime(thirtyDaysMs)
    expect(ticks.read(sam, 1005)).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(ticks.read(sam, 1005)).toBeUndefined()
  })

  it('is not known when the draft comes from the future', () => {
    vi.useFakeTimers()
    ticks.keep(sam, [1], 1005)
    vi.setSystemTime(Date.now() - 1)
    expect(ticks.read(sam, 1005)).toBeUndefined()
  })

  it('ends in the storage too, and only that of drafts', () => {
    vi.useFakeTimers()
    localStorage.setItem('i18nextLng', 'es')
    localStorage.setItem('hiddenCategories_sam@example.com', '[1]')
    ticks.keep(sam, [1], 1005)
    vi.advanceTimersByTime(thirtyDaysMs)
    ticks.keep(sam, [1], 1006)
    vi.advanceTimersByTime(1)
    removeOldDrafts()
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'hiddenCategories_sam@example.com',
      'i18nextLng',
      `ticks_${sam}_1006`,
    ])
  })

  it('ends at sign-out for those that live until then, never for lessons', () => {
    ticks.keep(sam, [1], 1005)
    wizard.keep(sam, { step: 2 })
    removeDraftsAtSignOut()
    expect(wizard.read(sam)).toBeUndefined()
    expect(ticks.read(sam, 1005)).toEqual([1])
  })
})

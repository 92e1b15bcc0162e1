import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from './present-learner'
import { session } from './session'
import { useLearnersShip } from './settings/useSettings'
import { stored } from './stored'
import { ratings, ticks } from './stored-things'
import { useStored } from './useStored'

const sam = 'sam@example.com'
const stars = (helpfulness: 1 | 5) => ({ helpfulness, confidence: null })

beforeEach(() => {
  session.end('signed-out')
  localStorage.clear()
  session.start({ accessToken: 'abc', email: sam, remember: true })
})

describe('useStored', () => {
  it('returns the stored value, then the new one', () => {
    stored(ratings, 101).keep(stars(1))
    const { result } = renderHook(() => useStored(ratings, 101))
    expect(result.current.value).toEqual(stars(1))
    act(() => void result.current.keep(stars(5)))
    expect(result.current.value).toEqual(stars(5))
    expect(stored(ratings, 101).read()).toEqual(stars(5))
  })

  it('reads again when the learner becomes known', () => {
    localStorage.setItem(`ratings_${hashOf('sam.r')}_101`, ratings.toText(stars(5)))
    localStorage.removeItem('learner')
    const { result } = renderHook(() => useStored(ratings, 101))
    expect(result.current.value).toBeUndefined()
    act(() => session.setUserName('sam.r'))
    expect(result.current.value).toEqual(stars(5))
  })

  it('returns the ticks of another tab beside its own', () => {
    const { result } = renderHook(() => useStored(ticks, 1005))
    act(() => void result.current.change((places = []) => [...places, 0]))
    act(() => {
      localStorage.setItem(`ticks_${hashOf(sam)}_1005`, ticks.toText([0, 4]))
      window.dispatchEvent(new StorageEvent('storage'))
    })
    expect(result.current.value).toEqual([0, 4])
    act(() => void result.current.change((places = []) => [...places, 1]))
    expect(result.current.value).toEqual([0, 4, 1])
  })

  it('goes on returning a removed value until it unmounts or a new one is stored', () => {
    const { result, unmount } = renderHook(() => useStored(ticks, 1005))
    act(() => void result.current.keep([0, 1]))
    act(() => result.current.forget())
    expect(stored(ticks, 1005).read()).toBeUndefined()
    expect(result.current.value).toEqual([0, 1])
    act(() => void result.current.keep([2]))
    expect(result.current.value).toEqual([2])
    act(() => result.current.forget())
    unmount()
    expect(renderHook(() => useStored(ticks, 1005)).result.current.value).toBeUndefined()
  })

  it('returns the same object while nothing changes', () => {
    stored(ticks, 1005).keep([0])
    const { result, rerender } = renderHook(() => useStored(ticks, 1005))
    const before = result.current.value
    rerender()
    expect(result.current.value).toBe(before)
  })
})

describe('the learner’s ship', () => {
  it('is the one that they chose', () => {
    localStorage.setItem(`ship_${hashOf(sam)}`, 'cruise')
    localStorage.setItem(`ship_${hashOf('ana@example.com')}`, 'row-boat')
    expect(renderHook(useLearnersShip).result.current).toBe('cruise')
  })

  it('is a yacht if the stored one does not parse or there is no session', () => {
    localStorage.setItem(`ship_${hashOf(sam)}`, 'submarine')
    expect(renderHook(useLearnersShip).result.current).toBe('yacht')
    session.end('expired')
    expect(renderHook(useLearnersShip).result.current).toBe('yacht')
  })
})

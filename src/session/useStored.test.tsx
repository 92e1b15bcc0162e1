import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from './session'
import { hashOf, stored } from './stored'
import { lessonProgress, ratings } from './stored-things'
import { useDraft } from './useDraft'
import { useLearnersShip, useStored } from './useStored'

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
})

describe('useDraft', () => {
  it('starts with the stored value, and stores each change', () => {
    stored(ratings, 101).keep(stars(1))
    const { result } = renderHook(() => useDraft(ratings, 101))
    expect(result.current.draft).toEqual(stars(1))
    act(() => result.current.keep(stars(5)))
    expect(result.current.draft).toEqual(stars(5))
    expect(stored(ratings, 101).read()).toEqual(stars(5))
  })

  it('shows what is entered here, and changes the newest value of all tabs', () => {
    const { result } = renderHook(() => useDraft(lessonProgress, 'a'))
    act(() => result.current.keep({ ticks: ['one'] }))
    act(() => void stored(lessonProgress, 'a').keep({ ticks: ['one', 'five'] }))
    expect(result.current.draft).toEqual({ ticks: ['one'] })
    act(() => result.current.change((before) => ({ ticks: [...(before?.ticks ?? []), 'two'] })))
    expect(result.current.draft).toEqual({ ticks: ['one', 'five', 'two'] })
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

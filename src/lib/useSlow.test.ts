import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSlow } from './useSlow'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('a wait that follows another at once goes on with its clock', () => {
  const screen = renderHook(() => useSlow(true))
  pass(6000)
  screen.unmount()
  const data = renderHook(() => useSlow(true))
  pass(1999)
  expect(data.result.current.wait).toBe('short')
  pass(1)
  expect(data.result.current.wait).toBe('slow')
})

it('a wait that begins later, and one that was tried again, begin anew', () => {
  const first = renderHook(() => useSlow(true))
  pass(6000)
  first.unmount()
  pass(1000)
  const later = renderHook(() => useSlow(true))
  pass(7999)
  expect(later.result.current.wait).toBe('short')
  pass(1)
  act(() => later.result.current.tryAgain())
  pass(7999)
  expect(later.result.current.wait).toBe('again')
  pass(1)
  expect(later.result.current.wait).toBe('slow')
})

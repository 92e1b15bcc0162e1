import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hideTooltip, isFinger, nothingArmed, press, TouchArming } from './touch-arming'

const tap = (target: string) => ({ target, byTouch: true })
const click = (target: string) => ({ target, byTouch: false })

describe('the two taps', () => {
  test('the first tap arms its target and shows its tooltip', () => {
    const { arming, acts } = press(nothingArmed, tap('budget'))
    expect(acts).toBe(false)
    expect(arming).toEqual({ armed: 'budget', tooltip: 'budget' })
  })

  test('the second tap acts, even after the tooltip has gone', () => {
    const armed = press(nothingArmed, tap('budget')).arming
    expect(press(armed, tap('budget')).acts).toBe(true)
    expect(press(hideTooltip(armed), tap('budget')).acts).toBe(true)
  })

  test('a target stays armed after it acted, so that each tap opens or closes a category', () => {
    const armed = press(nothingArmed, tap('finances')).arming
    const again = press(armed, tap('finances')).arming
    expect(press(again, tap('finances'))).toMatchObject({ acts: true })
  })

  test('a tap on another target arms that one instead', () => {
    const armed = press(nothingArmed, tap('budget')).arming
    const other = press(armed, tap('recipe'))
    expect(other).toEqual({ arming: { armed: 'recipe', tooltip: 'recipe' }, acts: false })
    expect(press(other.arming, tap('budget')).acts).toBe(false)
  })

  test('any other pointer acts at once and arms nothing', () => {
    const { arming, acts } = press(nothingArmed, click('budget'))
    expect(acts).toBe(true)
    expect(arming).toEqual(nothingArmed)
  })

  test('a click hides the tooltip of another target and leaves that one armed', () => {
    const armed = press(nothingArmed, tap('budget')).arming
    expect(press(armed, click('recipe')).arming).toEqual({ armed: 'budget', tooltip: null })
  })
})

describe('a finger tap', () => {
  const pointer = { pointerType: 'touch', width: 20, height: 20 }

  test('is a touch pointer with a size', () => {
    expect(isFinger(pointer)).toBe(true)
  })

  test('is not a mouse, a pen, or the sizeless touch of a screen reader', () => {
    expect(isFinger({ ...pointer, pointerType: 'mouse' })).toBe(false)
    expect(isFinger({ ...pointer, pointerType: 'pen' })).toBe(false)
    expect(isFinger({ ...pointer, pointerType: '' })).toBe(false)
    expect(isFinger({ ...pointer, width: 0, height: 0 })).toBe(false)
  })
})

describe('the arming of a screen', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  // [9.3.3]
  test('shows the tooltip for the time set by the screen', () => {
    const arming = new TouchArming(1000)
    expect(arming.press(tap('budget'))).toBe(false)
    vi.advanceTimersByTime(999)
    expect(arming.current.tooltip).toBe('budget')
    vi.advanceTimersByTime(1)
    expect(arming.current).toEqual({ armed: 'budget', tooltip: null })
    expect(arming.press(tap('budget'))).toBe(true)
  })

  test('gives the tooltip of the next target its own time', () => {
    const arming = new TouchArming(1000)
    arming.press(tap('budget'))
    vi.advanceTimersByTime(900)
    arming.press(tap('recipe'))
    vi.advanceTimersByTime(900)
    expect(arming.current.tooltip).toBe('recipe')
    vi.advanceTimersByTime(100)
    expect(arming.current.tooltip).toBeNull()
  })

  test('notifies subscribers until they unsubscribe, and then leaves no timer', () => {
    const arming = new TouchArming(1000)
    const listener = vi.fn<() => void>()
    const stop = arming.subscribe(listener)
    arming.press(tap('budget'))
    expect(listener).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(listener).toHaveBeenCalledTimes(2)
    arming.press(tap('recipe'))
    stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

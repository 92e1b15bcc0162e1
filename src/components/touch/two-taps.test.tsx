import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '@tests/support/render'
import { TapTooltip, useTwoTaps } from './two-taps'

const acts = vi.fn<(name: string) => void>()

function Target({ name }: { name: string }) {
  const { handlers, tooltip } = useTwoTaps(1000, () => acts(name))
  return (
    <>
      <button type="button" {...handlers}>
        {name}
      </button>
      <TapTooltip {...tooltip}>{`Tap ${name} again`}</TapTooltip>
    </>
  )
}

const finger = { pointerType: 'touch', width: 20, height: 20 }

/** A press by any pointer. Testing Library's own events have no size. */
function press(name: string, pointer = finger): void {
  const button = screen.getByRole('button', { name })
  const event = new MouseEvent('pointerdown', { bubbles: true })
  fireEvent(button, Object.assign(event, pointer))
  fireEvent.click(button)
}
const tooltip = () => screen.queryByRole('tooltip')?.textContent
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  acts.mockClear()
  render(
    <>
      <Target name="budget" />
      <Target name="recipe" />
    </>,
  )
})
afterEach(() => void vi.useRealTimers())

test('the first tap shows the tooltip for its time, and each later one acts', () => {
  const isArmed = (name: string) => screen.getByRole('button', { name }).matches('[data-armed]')
  press('recipe')
  press('budget')
  expect([isArmed('recipe'), isArmed('budget')]).toEqual([false, true])
  expect(tooltip()).toBe('Tap budget again')
  expect(screen.getByRole('button', { name: 'budget' })).toHaveAccessibleDescription(
    'Tap budget again',
  )
  wait(999)
  expect(tooltip()).toBe('Tap budget again')
  wait(1)
  expect(tooltip()).toBeUndefined()
  expect(acts).not.toHaveBeenCalled()
  expect(isArmed('budget')).toBe(true)
  press('budget')
  press('budget')
  expect(acts.mock.calls).toEqual([['budget'], ['budget']])
  expect(tooltip()).toBeUndefined()
})

test.each([
  { ...finger, pointerType: 'mouse' },
  { ...finger, pointerType: 'pen' },
  // A screen reader on a touch screen.
  { ...finger, width: 0, height: 0 },
])('$pointerType of $width px acts at once', (pointer) => {
  press('budget', pointer)
  expect(acts).toHaveBeenCalledOnce()
  expect(tooltip()).toBeUndefined()
})

test('a key acts at once, also after a touch that became a scroll', () => {
  const button = screen.getByRole('button', { name: 'budget' })
  fireEvent(button, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), finger))
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(button)
  expect(acts).toHaveBeenCalledOnce()
})

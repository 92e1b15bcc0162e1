import { expect, it } from 'vitest'
import { expectScriptFailures } from './script-failures'

/** A promise that nobody caught; true when that was expected, and the browser stays quiet. */
function isExpected(reason: unknown): boolean {
  const event = new Event('unhandledrejection', { cancelable: true })
  window.dispatchEvent(Object.assign(event, { reason }))
  return event.defaultPrevented
}

function scriptError(): Event {
  const event = new Event('error')
  document.createElement('script').dispatchEvent(event)
  return event
}

it('handles the script of a player that does not load', () => {
  expectScriptFailures()
  expect(isExpected(scriptError())).toBe(true)
})

it.each([
  { what: 'a mistake of ours', reason: new Error('a mistake') },
  { what: 'an event of no script', reason: new Event('error') },
  { what: 'a rejection without a reason', reason: undefined },
])('does not handle $what', ({ reason }) => {
  expectScriptFailures()
  expect(isExpected(reason)).toBe(false)
})

import type { MouseEvent } from 'react'
import timing from '../theme/timing.json'

let last = Number.NEGATIVE_INFINITY

/**
 * For the capture of clicks around buttons that bring others to their place: lets through what is a press of
 * its own. The second half of a double press belongs to what was there before, also where that was another
 * screen. Browsers count fast presses of their own, on and on, and those of some phones not at all: so it is
 * the time that tells.
 */
export function ownPressOnly(event: MouseEvent): void {
  // Who has missed a button by a little presses again at once.
  const isPress = event.target instanceof Element && event.target.closest('a, button') !== null
  if (!isPress) return
  if (event.timeStamp - last >= timing.doublePress) last = event.timeStamp
  else {
    event.preventDefault()
    event.stopPropagation()
  }
}

import type { MouseEvent } from 'react'
import timing from '../theme/timing.json'

let last = Number.NEGATIVE_INFINITY

/** Browsers count the presses of a mouse, and a key reaches only what has the focus, which has moved on. */
const isAlone = ({ detail, nativeEvent }: MouseEvent) =>
  detail === 0 ||
  (detail === 1 && 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse')

/**
 * For the capture of clicks around buttons that bring others to their place: lets through what is a press of
 * its own. The second half of a double press belongs to what was there before, also where that was another
 * screen. Of fingers phones often count nothing, and of a mouse that goes on fast every press is counted as
 * one more: so it is the time since the last one that was let through.
 */
export function ownPressOnly(event: MouseEvent): void {
  // Who has missed a button by a little presses again at once.
  const isPress = event.target instanceof Element && event.target.closest('a, button') !== null
  if (!isPress) return
  if (isAlone(event) || event.timeStamp - last >= timing.doublePress) last = event.timeStamp
  else {
    event.preventDefault()
    event.stopPropagation()
  }
}

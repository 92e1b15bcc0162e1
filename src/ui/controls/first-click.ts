import type { MouseEvent } from 'react'

/**
 * For the capture of clicks around buttons whose press brings others to their place: the second click of a
 * double click was meant for what stood there before. Browsers count the clicks of one place themselves; a
 * key, a switch and a voice have no count.
 */
export function firstClickOnly(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** The same where fingers need no count, as what follows for them stands in another place. */
export function firstMouseClickOnly(event: MouseEvent): void {
  const { nativeEvent } = event
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
  if (!isTouch) firstClickOnly(event)
}

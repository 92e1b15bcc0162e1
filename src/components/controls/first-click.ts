import type { MouseEvent } from 'react'

/**
 * Ignores the second click of a double click of the mouse (`onClickCapture`), where the first one puts another button in
 * the same place. Browsers count successive clicks in `event.detail`; it is 0 for a key, a switch or voice control.
 */
export function firstMouseClickOnly(event: MouseEvent): void {
  const { nativeEvent } = event
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
  if (isTouch || event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

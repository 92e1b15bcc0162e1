import { useRef, useSyncExternalStore, type MouseEvent, type PointerEvent } from 'react'
import { isFinger, type TouchArming } from './touch-arming'

/**
 * The handlers that give a button or link its two taps by touch, and whether it shows its tooltip
 * now. A link follows its address by itself: it needs no `act`. Only what gets or loses its tooltip
 * renders again.
 */
export function useTouchArming(arming: TouchArming, target: string, act?: () => void) {
  const byTouch = useRef(false)
  const showsTooltip = useSyncExternalStore(
    arming.subscribe,
    () => arming.current.tooltip === target,
  )

  const handlers = {
    onPointerDown: ({ nativeEvent }: PointerEvent) => {
      byTouch.current = isFinger(nativeEvent)
    },
    // A touch that became a scroll is no tap; the next press may come from the keyboard.
    onPointerCancel: () => {
      byTouch.current = false
    },
    onKeyDown: () => {
      byTouch.current = false
    },
    onClick: (event: MouseEvent) => {
      const acts = arming.press({ target, byTouch: byTouch.current })
      byTouch.current = false
      if (acts) act?.()
      else event.preventDefault()
    },
  }
  return { handlers, showsTooltip }
}

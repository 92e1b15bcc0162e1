import { useRef, useSyncExternalStore, type MouseEvent, type PointerEvent } from 'react'
import { isFinger, type TouchArming } from './touch-arming'

/**
 * The event handlers of a two-tap button or link, and whether its tooltip is shown. A link navigates by itself and needs
 * no `act`. Only targets whose tooltip appears or disappears render again.
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
    // `pointercancel`: the touch became a scroll, and the next click may come from the keyboard.
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

import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { isFinger, type TouchArming } from './touch-arming'

/**
 * The props of a two-tap button or link, and of its tooltip. A link navigates by itself and needs no
 * `act`. Only targets whose tooltip appears or disappears render again.
 */
export function useTouchArming(arming: TouchArming, target: string, act?: () => void) {
  const byTouch = useRef(false)
  const [element, setElement] = useState<Element | null>(null)
  const tooltipId = useId()
  const showsTooltip = useSyncExternalStore(
    arming.subscribe,
    () => arming.current.tooltip === target,
  )

  const handlers = {
    'aria-describedby': showsTooltip ? tooltipId : undefined,
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
      setElement(event.currentTarget)
      const acts = arming.press({ target, byTouch: byTouch.current })
      byTouch.current = false
      if (acts) act?.()
      else event.preventDefault()
    },
  }
  return { handlers, tooltip: { id: tooltipId, target: showsTooltip ? element : null } }
}

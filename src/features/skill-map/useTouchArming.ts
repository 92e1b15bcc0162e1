import { useRef, useSyncExternalStore, type PointerEvent } from 'react'
import { isFinger, type TouchArming } from './touch-arming'

/**
 * The handlers that give a button of the map its two taps by touch, and whether it shows its tooltip
 * now. Only the buttons whose tooltip comes or goes render again.
 */
export function useTouchArming(arming: TouchArming, node: string, act: () => void) {
  const byTouch = useRef(false)
  const showsTooltip = useSyncExternalStore(arming.subscribe, () => arming.current.tooltip === node)

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
    onClick: () => {
      const acts = arming.press({ node, byTouch: byTouch.current })
      byTouch.current = false
      if (acts) act()
    },
  }
  return { handlers, showsTooltip }
}

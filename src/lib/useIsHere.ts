import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Whether the component is still on the screen. Uses a layout effect, because React may hide a screen (which runs
 * only layout cleanups) while the chunk of the next one loads.
 */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Whether the component is still on the screen. A layout effect, because React runs only those when it hides a screen. */
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

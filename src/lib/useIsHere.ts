import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Whether the learner is still on the screen that asks. A layout effect: React only hides a screen that
 * was left while the chunk of the next one loads.
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

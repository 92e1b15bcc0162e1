import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Whether the component is still shown, for what runs after a wait. A layout effect, because React cleans up only those
 * when it hides a screen behind a Suspense fallback.
 */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

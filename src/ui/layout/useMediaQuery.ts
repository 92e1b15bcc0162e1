import { useCallback, useSyncExternalStore } from 'react'

/** Whether the viewport matches a media query; renders again when that changes. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** True for the wide layouts, false for the portrait ones (`breakpoints` in tokens.json). */
export const useWide = () => useMediaQuery('(min-width: 768px)')

/** True where the device asks for reduced motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')

import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches now; the component renders again when that changes. */
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

/** Room for the wide layouts; portrait layouts otherwise (`breakpoints` in tokens.json). */
export const useWide = () => useMediaQuery('(min-width: 768px)')

/** Room for something beside the content. */
export const useBeside = () => useMediaQuery('(min-width: 1024px)')

/** The app runs in a window of its own, as an installed one does. */
export const useStandalone = () => useMediaQuery('(display-mode: standalone)')

/** The learner has asked their device for less motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a prerendered page until React has hydrated it, and in the first render of hydration; else true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

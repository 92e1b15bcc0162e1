import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and in the first render of hydration, else true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

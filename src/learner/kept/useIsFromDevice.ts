import { useSyncExternalStore } from 'react'
import { fromDevice } from './from-device'

/** Whether the answer of this name came from a kept skill, because the backend did not answer. */
export const useIsFromDevice = (name: string): boolean =>
  useSyncExternalStore(
    fromDevice.subscribe,
    () => fromDevice.has(name),
    () => false,
  )

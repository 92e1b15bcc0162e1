import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => onlineManager.subscribe(changed)

/** False while React Query takes nothing to be there: by the browser's events, unless a guest knows better. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )

/** How a failure is said: being offline is no error. */
export function failureKind(): 'error' | 'info' {
  return onlineManager.isOnline() ? 'error' : 'info'
}

import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => onlineManager.subscribe(changed)

/** False after the browser has said that there is no network. */
export const useOnline = () => useSyncExternalStore(subscribe, () => onlineManager.isOnline())

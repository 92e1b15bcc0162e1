import { onlineManager } from '@tanstack/react-query'

/** How a failure is said: being offline is no error. */
export function failureKind(): 'error' | 'info' {
  return onlineManager.isOnline() ? 'error' : 'info'
}

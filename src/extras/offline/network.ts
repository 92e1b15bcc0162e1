import { onlineManager } from '@tanstack/react-query'
import { getUserName } from '@/api/account'
import { ApiError } from '@/api/transport/api-error'
import { isAborted } from '@/api/transport/client'
import timing from '@/config/timing.json'
import { rememberedLearner } from './learner'

/*
 * React Query's `onlineManager` is the one gate for what waits. The browser's events, which it follows, alone do not do: a
 * network may let nothing through. So a request without an answer asks the API itself.
 */

/** Nothing of the API has come: no answer, or the sign-in page that some networks send for everything. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && ['no-response', 'invalid-answer'].includes(error.kind)

let timer: ReturnType<typeof setTimeout> | undefined
let asking: Promise<void> | undefined

/** Nothing answers: offline, until the API does. */
export function lose(): void {
  onlineManager.setOnline(false)
  clearTimeout(timer)
  timer = setTimeout(() => void askApi(), timing.networkCheckInterval)
}

/** Asks the API for something small; it has 8 seconds to answer. */
export function askApi(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<void> {
  clearTimeout(timer)
  if (rememberedLearner() === undefined) return onlineManager.setOnline(navigator.onLine)
  try {
    await getUserName({ signal: AbortSignal.timeout(timing.networkTimeout) })
  } catch (error) {
    if (isLost(error) || isAborted(error)) return lose()
  }
  onlineManager.setOnline(true)
}

/** Browsers may be wrong about being offline. */
export function checkOffline(): void {
  if (!navigator.onLine) lose()
  window.addEventListener('offline', lose)
}

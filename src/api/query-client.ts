import { onlineManager, QueryClient } from '@tanstack/react-query'
import timing from '@/config/timing.json'
import { isPrerendering } from '@/lib/is-prerendering'
import { mayPass } from './transport/api-error'

const retries = 3

/**
 * The query client of one learner. Reads are asked again 3 times, with growing pauses up to 30 s, when
 * waiting may help; a definite refusal is shown at once. A write is never repeated by itself
 * (contract.md#retries).
 */
export function makeQueryClient(): QueryClient {
  // It believes in a network until told otherwise; the news may have come before it listened.
  onlineManager.setOnline(isPrerendering || navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay: (failures) =>
          Math.min(timing.firstRetryAfter * 2 ** failures, timing.longestRetryPause),
        staleTime: timing.queryStaleTime,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

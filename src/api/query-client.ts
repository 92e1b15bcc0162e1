import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type Query,
} from '@tanstack/react-query'
import timing from '@/config/timing.json'
import { isPrerendering } from '@/lib/is-prerendering'
import { reportProblem } from '@/lib/report-problem'
import { calledBy, isRetryable } from './transport/api-error'

const retries = 3

/**
 * The query client of one learner. Queries are retried 3 times with exponential backoff up to 30 s, unless the server
 * has refused. Mutations are never retried automatically (contract.md#retries).
 */
export function makeQueryClient(): QueryClient {
  // onlineManager assumes a network, and misses an `offline` event from before it started.
  onlineManager.setOnline(isPrerendering || navigator.onLine)
  const queryCache = new QueryCache({
    onError: (error, { queryKey }) =>
      reportProblem(error, calledBy(error) ?? `query ${String(queryKey[0])}`),
  })
  queryCache.subscribe(({ type, query }) => {
    // Only once the next screen has mounted: it may show the same failure.
    if (type === 'observerRemoved') queueMicrotask(() => forgetFailure(query))
  })
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onError: (error) => reportProblem(error, calledBy(error) ?? 'write'),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < retries && isRetryable(error),
        retryDelay: (failures) =>
          Math.min(timing.firstRetryDelay * 2 ** failures, timing.maxRetryDelay),
        staleTime: timing.queryStaleTime,
        // A failure counts as long as an answer: a screen does not ask again what its prefetch has just asked.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > timing.queryStaleTime,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** Forgets a failure that no screen shows any more, so that a learner who comes back asks again. */
function forgetFailure(query: Query): void {
  const hasFailed = query.state.status === 'error' && query.state.data === undefined
  if (hasFailed && query.getObserversCount() === 0) query.reset()
}

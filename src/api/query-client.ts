import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import type { TypeOptions } from 'i18next'
import timing from '@/config/timing.json'
import { reportProblem } from '@/lib/report-problem'
import { calledBy, isRetryable } from './transport/api-error'
import { isAborted } from './transport/client'

/** A key of `notSaved` in errors.json. */
export type NotSaved = keyof TypeOptions['resources']['errors']['notSaved']

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is not saved if it fails. */
      notSaved?: NotSaved
    }
  }
}

const retries = 3

/** Calls back when a write fails whose learner has left the screen: on the screen, the screen tells. */
function makeMutationCache(onNotSaved: (what: NotSaved) => void): MutationCache {
  const onScreen = new WeakSet<object>()
  const cache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      // Try again has replaced it.
      if (isAborted(error)) return
      reportProblem(error, calledBy(error) ?? 'write')
      // The end of a session clears the cache: it was of another learner.
      const isOver = !cache.getAll().some(({ mutationId }) => mutationId === mutation.mutationId)
      const { notSaved } = mutation.meta ?? {}
      if (notSaved && !isOver && !onScreen.has(mutation)) onNotSaved(notSaved)
    },
  })
  cache.subscribe(({ type, mutation }) => {
    if (type === 'observerAdded') onScreen.add(mutation)
    if (type === 'observerRemoved') onScreen.delete(mutation)
  })
  return cache
}

/**
 * The query client of one learner. Queries are retried 3 times with exponential backoff up to 30 s, unless the server
 * has refused. Mutations are never retried automatically (contract.md#retries). `onNotSaved` tells a learner who has
 * left the screen.
 */
export function makeQueryClient(onNotSaved: (what: NotSaved) => void): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryKey }) =>
      reportProblem(error, calledBy(error) ?? `query ${String(queryKey[0])}`),
  })
  queryCache.subscribe(({ type, query }) => {
    // Only once the next screen has mounted: it may show the same failure.
    if (type === 'observerRemoved') queueMicrotask(() => forgetFailure(query))
  })
  const client = new QueryClient({
    queryCache,
    mutationCache: makeMutationCache(onNotSaved),
    defaultOptions: {
      queries: {
        // Tried once whatever the browser says of the network; offline, the next try waits until it is back.
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < retries && isRetryable(error),
        retryDelay: (failures) =>
          Math.min(timing.firstRetryDelay * 2 ** failures, timing.maxRetryDelay),
        staleTime: timing.queryStaleTime,
        // A failure counts as long as an answer: a screen does not ask again what its prefetch has just asked.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > timing.queryStaleTime,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}

/** Forgets a failure that no screen shows any more, so that a learner who comes back asks again. */
function forgetFailure(query: Query): void {
  const hasFailed = query.state.status === 'error' && query.state.data === undefined
  if (hasFailed && query.getObserversCount() === 0) query.reset()
}

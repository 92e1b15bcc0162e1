import {
  hashKey,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect } from 'react'

/** The state of a read. */
export type ReadState<T> = {
  data: T | undefined
  error: Error | null
  isRetrying: boolean
  /** The data is still in the previous language, while its translation loads. */
  isPlaceholder: boolean
  retry: () => void
}

/** The one hook for reads. Unmounting and Try again abort the request in flight. */
export function useRead<T, Key extends QueryKey>(
  options: UseQueryOptions<T, Error, T, Key>,
): ReadState<T> {
  const queryClient = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(options)
  useForgottenFailure(options.queryKey)

  return {
    data,
    error,
    /** True while the next attempt runs and the last data or error is on the screen. */
    isRetrying: isFetching,
    isPlaceholder: isPlaceholderData,
    // Without data, reset instead of refetching, which would share the request that hangs. Reset all active queries
    // without data: they probably hang too.
    retry: () => {
      if (data !== undefined) void refetch()
      else {
        void queryClient.resetQueries({
          type: 'active',
          predicate: ({ state }) => state.data === undefined,
        })
      }
    },
  }
}

/** Forgets a failure once no screen shows it any more, so that a learner who comes back asks again. */
function useForgottenFailure(queryKey: QueryKey): void {
  const queries = useQueryClient().getQueryCache()
  const hash = hashKey(queryKey)
  useEffect(() => {
    const forget = () => {
      const query = queries.get(hash)
      const hasFailed = query?.state.status === 'error' && query.state.data === undefined
      if (hasFailed && query.getObserversCount() === 0) query.reset()
    }
    // Only once the next screen has mounted: it may show the same failure.
    return () => queueMicrotask(forget)
  }, [queries, hash])
}

/** Prefetches the data of a screen while its chunk loads. */
export const usePrefetch: typeof usePrefetchQuery = (read) => usePrefetchQuery(read)

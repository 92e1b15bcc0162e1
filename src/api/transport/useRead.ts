import {
  hashKey,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type * as v from 'valibot'
import timing from '@/config/timing.json'
import { readSnapshot } from '@/learner/last-seen'
import { isUnanswered } from './api-error'

/** The query options of a read, with its snapshot. */
export type Read<T, Key extends QueryKey> = UseQueryOptions<T, Error, T, Key> & {
  /** The name and schema of its snapshot in this browser. */
  snapshot?: {
    name: string
    schema: v.GenericSchema<unknown, T>
    /** Shows the snapshot while the request is in flight, for screens that do not need the newest data. */
    isShownFirst?: boolean
  }
}

/** The state of a read. */
export type ReadState<T> = {
  data: T | undefined
  /** When the snapshot was stored that is shown for want of a response; undefined if none is shown. */
  snapshotAt: number | undefined
  error: Error | null
  isRetrying: boolean
  /** The data is still in the previous language, while its translation loads. */
  isPlaceholder: boolean
  retry: () => void
}

/** The snapshot of a read; null if there is none. */
const snapshotOf = <T>(name: string | undefined, schema: v.GenericSchema<unknown, T> | undefined) =>
  name !== undefined && schema ? readSnapshot(name, schema) : null

/** The one hook for reads. Unmounting and Try again abort the request in flight. */
export function useRead<T, Key extends QueryKey>({
  snapshot,
  ...options
}: Read<T, Key>): ReadState<T> {
  const queryClient = useQueryClient()
  const { name, schema, isShownFirst = false } = snapshot ?? {}
  const { data, error, isFetching, isPlaceholderData, failureReason, refetch } = useQuery({
    ...options,
    // Refetch periodically while a snapshot is shown for want of a response. Without a snapshot do not: each attempt
    // would unmount the error, with the focused Retry button.
    refetchInterval: ({ state }) =>
      snapshot &&
      isUnanswered(state.error) &&
      (state.data !== undefined || snapshotOf(name, schema))
        ? timing.snapshotRefetchInterval
        : false,
  })
  useForgottenFailure(options.queryKey)
  const failure = failureReason ?? error
  const [missed, setMissed] = useState<string>()
  // Remember the missing response, so that the snapshot stays on the screen during the next attempt.
  const isMissed =
    data === undefined && (isUnanswered(failure) || (failure === null && missed === name))
  if (isMissed && missed !== name) setMissed(name)
  if (data !== undefined && missed !== undefined) setMissed(undefined)
  const isNeeded = isMissed || (isShownFirst && data === undefined && error === null)
  const shownSnapshot = useMemo(
    () => (isNeeded ? snapshotOf(name, schema) : null),
    [isNeeded, name, schema],
  )

  return {
    data: data ?? shownSnapshot?.data,
    snapshotAt: isMissed ? shownSnapshot?.at : undefined,
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

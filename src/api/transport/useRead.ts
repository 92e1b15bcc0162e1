import {
  usePrefetchQuery,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type * as v from 'valibot'
import timing from '@/config/timing.json'
import { readSnapshot } from '@/learner/last-seen'
import { isUnanswered } from './api-error'

/** For what is asked at a press: what is here is taken as it is, and a failure is told at once. */
export const once = { staleTime: Infinity, retry: false } as const

/** What a factory of an area gives: the key, the function, how long the answer is good, its kept copy. */
export type Read<T, Key extends QueryKey> = UseQueryOptions<T, Error, T, Key> & {
  /** Under which name its last answer is kept in this browser, and how it is read. */
  snapshot?: {
    name: string
    schema: v.GenericSchema<unknown, T>
    /** Also while the answer is on its way: where nothing on the screen depends on what is newest. */
    isShownFirst?: boolean
  }
}

/** What a read has come to. */
export type ReadState<T> = {
  data: T | undefined
  /** When the kept answer came that stands in for the backend's own word; undefined where none does. */
  snapshotAt: number | undefined
  error: Error | null
  isRetrying: boolean
  /** The data is what came before in another language: the words of this one are on their way. */
  isFormer: boolean
  retry: () => void
}

/** What a read's last answer is kept as; null where it is not. */
const copyOf = <T>(name: string | undefined, schema: v.GenericSchema<unknown, T> | undefined) =>
  name !== undefined && schema ? readSnapshot(name, schema) : null

/** THE way to ask the backend. Leaving the screen, like Try again, drops the request that is on its way. */
export function useRead<T, Key extends QueryKey>({
  snapshot,
  ...options
}: Read<T, Key>): ReadState<T> {
  const queryClient = useQueryClient()
  const { name, schema, isShownFirst = false } = snapshot ?? {}
  const { data, error, isFetching, isPlaceholderData, failureReason, refetch } = useQuery({
    ...options,
    // Without an answer a read whose snapshot is on the screen is tried again by itself. Without a snapshot its error
    // stays: each further try would remove it, with the button that has the focus.
    refetchInterval: ({ state }) =>
      snapshot && isUnanswered(state.error) && (state.data !== undefined || copyOf(name, schema))
        ? timing.snapshotReplacedEvery
        : false,
  })
  const failure = failureReason ?? error
  const [missed, setMissed] = useState<string>()
  // While the next attempt runs, what stands in for the answer stays on the screen.
  const isMissed =
    data === undefined && (isUnanswered(failure) || (failure === null && missed === name))
  if (isMissed && missed !== name) setMissed(name)
  if (data !== undefined && missed !== undefined) setMissed(undefined)
  const isNeeded = isMissed || (isShownFirst && data === undefined && error === null)
  const copy = useMemo(() => (isNeeded ? copyOf(name, schema) : null), [isNeeded, name, schema])

  return {
    data: data ?? copy?.data,
    snapshotAt: isMissed ? copy?.at : undefined,
    error,
    /** The next attempt runs while the answer, or the failure, of the last one is on the screen. */
    isRetrying: isFetching,
    isFormer: isPlaceholderData,
    // A plain refetch of what never came would join the request that hangs; whatever else the screen
    // waits for hangs with it.
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

/** Asks ahead, once, for what a screen will read: while its chunk loads. */
export const usePrefetch: typeof usePrefetchQuery = (read) => usePrefetchQuery(read)

/** Several reads of one kind beside each other; where an answer is not here yet, its kept copy. */
export function useReads<T, Key extends QueryKey>(reads: readonly Read<T, Key>[]) {
  const results = useQueries({
    queries: reads.map(({ snapshot: _kept, ...options }) => options),
  })
  return results.map(({ data, error, refetch }, index) => {
    const { name, schema } = reads[index]?.snapshot ?? {}
    return {
      data: data ?? copyOf(name, schema)?.data,
      error,
      retry: () => void refetch(),
    }
  })
}

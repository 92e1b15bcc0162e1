import { useQuery, type QueryFunction } from '@tanstack/react-query'
import { useMemo } from 'react'
import type * as v from 'valibot'
import { readSnapshot } from '@/learner/last-seen'
import { ApiError } from './api-error'

/** Without an answer the read is tried again by itself: it comes back with the network. */
const retryMs = 15_000

type Read<T> = {
  queryKey: readonly unknown[]
  queryFn: QueryFunction<T>
  /** Under which name its answers are kept (snapshots.ts), and how they are read. */
  snapshot: { name: string; schema: v.GenericSchema<unknown, T> }
  /** False: nothing is read until it is wanted. */
  enabled?: boolean
}

const isUnanswered = (error: Error | null) =>
  error instanceof ApiError && error.kind === 'no-response'

/**
 * A read that falls back to the last answer of this learner when the backend gives none at all.
 * `snapshotAt` says when that answer came; undefined where the data is the backend's own word.
 */
export function useReadWithSnapshot<T>({
  queryKey,
  queryFn,
  snapshot: { name, schema },
  enabled = true,
}: Read<T>) {
  const { data, error, isFetching, failureReason, refetch } = useQuery({
    queryKey,
    queryFn,
    enabled,
    refetchInterval: ({ state }) => (isUnanswered(state.error) ? retryMs : false),
  })
  const isNeeded = data === undefined && isUnanswered(failureReason ?? error)
  const snapshot = useMemo(
    () => (isNeeded ? readSnapshot(name, schema) : null),
    [isNeeded, name, schema],
  )
  return {
    data: data ?? snapshot?.data,
    snapshotAt: snapshot?.at,
    error,
    isFetching,
    refetch,
  }
}

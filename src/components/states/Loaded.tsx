import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from './Loading'
import { ErrorView, OfflineView } from './StateView'

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** The words while it loads: "Loading your path…" */
  loading: string
  /** What failed and what to do, in plain words. */
  failed: string
  /** Returns the technical sentence of the error, shown below. */
  detail: (error: Error) => string
  /** The link back from an error. */
  back?: { to: string; label: string }
  children: (data: T) => ReactNode
}

/** Renders the state of a query: loading, failed, or its data. */
export function Loaded<T>({ query, loading, failed, detail, back, children }: LoadedProps<T>) {
  const retry = useRetry()
  if (query.data !== undefined) return children(query.data)
  if (query.isPaused) return <OfflineView onRetry={retry} />
  if (query.error === null) return <Loading label={loading} onRetry={retry} />
  return <ErrorView what={failed} detail={detail(query.error)} onRetry={retry} back={back} />
}

/**
 * Asks anew for everything that this screen lacks, because it failed or hangs. A `refetch` would share the request
 * that hangs; a reset aborts it.
 */
export function useRetry(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.resetQueries({
      type: 'active',
      predicate: ({ state }) => state.data === undefined,
    })
  }
}

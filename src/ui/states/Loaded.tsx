import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorView } from './ErrorView'
import { Loading } from './Loading'
import { useRetry } from './useRetry'

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
export function Loaded<T>({ query, loading, failed, detail, children, ...error }: LoadedProps<T>) {
  const retry = useRetry()
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <Loading label={loading} onRetry={retry} />
  return <ErrorView what={failed} detail={detail(query.error)} onRetry={retry} {...error} />
}

import type { ReactNode } from 'react'
import { ErrorView } from './ErrorView'
import { Loading } from './Loading'

type LoadedProps<T> = {
  read: {
    data: T | undefined
    error: Error | null
    /** Aborts a hanging request and reads again. */
    retry: () => void
  }
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

/** Renders the state of a read: loading, failed, or its data. */
export function Loaded<T>({ read, loading, failed, detail, children, ...error }: LoadedProps<T>) {
  if (read.data !== undefined) return children(read.data)
  if (read.error === null) return <Loading label={loading} onRetry={read.retry} />
  return <ErrorView what={failed} detail={detail(read.error)} onRetry={read.retry} {...error} />
}

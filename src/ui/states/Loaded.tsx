import type { ReactNode } from 'react'
import { ErrorView } from './ErrorView'
import { Loading } from './Loading'

type LoadedProps<T> = {
  read: {
    data: T | undefined
    error: Error | null
    /** Drops what hangs and asks again. */
    retry: () => void
  }
  /** What is on its way: "Loading your path…" */
  loading: string
  /** What failed and what to do, in plain words. */
  failed: string
  /** The sentence for the error, which stands below. */
  detail: (error: Error) => string
  level?: 1 | 2
  /** The way back from a failure. */
  back?: { to: string; label: string }
  children: (data: T) => ReactNode
}

/** What a screen shows of a read: that it is on its way, why it did not come, or what came. */
export function Loaded<T>({ read, loading, failed, detail, children, ...error }: LoadedProps<T>) {
  if (read.data !== undefined) return children(read.data)
  if (read.error === null)
    return <Loading label={loading} level={error.level} onRetry={read.retry} />
  return <ErrorView what={failed} detail={detail(read.error)} onRetry={read.retry} {...error} />
}

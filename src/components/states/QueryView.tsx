import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '@/api/errors'
import { Loading } from './Loading'
import { StateView } from './StateView'

/** What is said of a failed read. */
export type Failure = {
  title?: string
  /** What failed and what to do, in plain words. */
  message: string
  /** The sentence of the error, word for word; by default that of errors.json. */
  detail?: ReactNode
  /** Another try cannot succeed. */
  isFinal?: boolean
  /** Further ways on, so that nobody is stuck. */
  actions?: ReactNode
}

/** Asks again, and whether it is being asked. */
export type Retry = {
  retry: () => void
  isFetching: boolean
}

type QueryViewProps<T, Key extends QueryKey> = {
  options: UseQueryOptions<T, Error, T, Key>
  /** The words while it loads: "Loading your path…" */
  loading: string
  /** What the page can show around the loading indicator before the data have come. */
  around?: (loading: ReactNode) => ReactNode
  /** The level of the heading of a failure, or of no internet: 2 where the page has its own `h1`. */
  level?: 1 | 2
  failed: Failure | ((error: Error) => Failure)
  children: (data: T, retry: Retry) => ReactNode
}

/** Asks a query and renders its state: loading, failed with Retry, or its data. */
export function QueryView<T, Key extends QueryKey>(props: QueryViewProps<T, Key>) {
  const { options, loading, around, level = 1, failed, children } = props
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = useQuery(options)
  const { data, error, isFetching, isPaused } = query

  const retry = async () => {
    // A refetch alone would wait for a request that hangs.
    await queryClient.cancelQueries({ queryKey: options.queryKey })
    await query.refetch()
  }
  const onRetry = () => void retry()

  if (data !== undefined) return children(data, { retry: onRetry, isFetching })
  // It waits for the network, and goes on by itself.
  if (isPaused) {
    return (
      <StateView art="offline" level={level} title={t('ui.offline.title')} onRetry={onRetry}>
        {t('ui.offline.hint')}
      </StateView>
    )
  }
  if (error === null) {
    const waiting = (
      <Loading isSmall={around !== undefined || level === 2} label={loading} onRetry={onRetry} />
    )
    return around ? around(waiting) : waiting
  }
  const failure = typeof failed === 'function' ? failed(error) : failed
  return (
    <StateView
      art="error"
      level={level}
      title={failure.title ?? t('ui.error.title')}
      detail={failure.detail ?? errorText(t, error)}
      onRetry={failure.isFinal ? undefined : onRetry}
      actions={failure.actions}
    >
      {failure.message}
    </StateView>
  )
}

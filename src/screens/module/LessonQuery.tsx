import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { lessonQuery, type Lessons } from '@/api/modules.queries'
import { ApiError } from '@/api/transport/api-error'
import { errorText } from '@/api/transport/error-text'
import { showToast } from '@/components/dialogs/toasts'
import { useRetry } from '@/components/states/Loaded'
import { Loading } from '@/components/states/Loading'
import { OfflineView } from '@/components/states/StateView'
import { failureKind } from '@/components/states/useOnline'
import { useLanguage } from '@/i18n/useLanguage'
import type { ModuleViewProps } from './lesson'
import { ModuleError } from './ModuleError'

/** Asks for the content again. */
export type LessonRefetch = Pick<UseQueryResult, 'refetch' | 'isFetching'>

type LessonQueryProps<Kind extends ModuleType> = Pick<
  ModuleViewProps,
  'module' | 'onSkip' | 'onBack'
> & {
  kind: Kind
  /** Wraps the loading indicator in what the page can show before its content has loaded. */
  waiting?: (loading: ReactNode) => ReactNode
  /** The kind's own texts for an error; undefined falls back to the general ones. */
  failed?: (error: Error) => { what: string; detail: ReactNode } | undefined
  children: (lesson: Lessons[Kind], query: LessonRefetch) => ReactNode
}

/** Loads the content of a lesson of any kind: shows the loading and error views and passes the content on. */
export function LessonQuery<Kind extends ModuleType>(props: LessonQueryProps<Kind>) {
  const { module, onSkip, onBack, waiting, failed, children } = props
  const { t } = useTranslation('modules')
  const { t: tErrors } = useTranslation('errors')
  const { t: tCommon } = useTranslation()
  const kind: ModuleType = props.kind
  const { data, error, isFetching, isPaused, refetch } = useQuery(
    lessonQuery(props.kind, module.contentId, useLanguage()),
  )
  const retry = useRetry()

  // After a switch of the language, keep the content in the previous one if the request for the new one fails.
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  const isKept = data === undefined && last !== undefined && error !== null
  useEffect(() => {
    if (isKept) showToast({ kind: failureKind(), text: tCommon('shell.languageFailed') })
  }, [isKept, tCommon])

  const shown = data ?? last
  if (shown !== undefined) return children(shown, { refetch, isFetching })
  if (isPaused) return <OfflineView onRetry={retry} />
  if (error === null) {
    const loading = (
      <Loading isSmall={waiting !== undefined} label={t(`${kind}.loading`)} onRetry={retry} />
    )
    return waiting ? waiting(loading) : loading
  }
  // Without an id there is no request to retry.
  const isHopeless = error instanceof ApiError && error.kind === 'missing-id'
  const said = failed?.(error) ?? {
    what: t(isHopeless ? 'error.noId' : `${kind}.failed.hint`),
    detail: (
      <>
        <span>{t(`${kind}.failed.title`)}</span>
        {isHopeless && <br />}
        {isHopeless && <span>{errorText(tErrors, error)}</span>}
      </>
    ),
  }
  const ways = { onSkip, onBack, ...(!isHopeless && { onRetry: retry }) }
  return <ModuleError {...said} {...ways} />
}

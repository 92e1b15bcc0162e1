import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { useLesson, type Lessons } from '@/api/modules.queries'
import { ApiError } from '@/api/transport/api-error'
import { errorText } from '@/api/transport/error-text'
import type { ReadState } from '@/api/transport/useRead'
import { showToast } from '@/ui/feedback/toasts'
import { Loading } from '@/ui/states/Loading'
import { LessonError, type ErrorWords } from './LessonError'
import type { ModuleViewProps } from './module-view'

type LessonQueryProps<Kind extends ModuleType> = Pick<
  ModuleViewProps,
  'module' | 'onSkip' | 'onBack'
> & {
  kind: Kind
  /** What stands around the waiting, where the lesson shows something of itself already. */
  waiting?: (loading: ReactNode) => ReactNode
  /** What the lesson says of a failure that it has words of its own for. */
  failed?: (error: Error) => { words: ErrorWords; detail: ReactNode } | undefined
  children: (
    lesson: Lessons[Kind],
    read: Pick<ReadState<unknown>, 'retry' | 'isRetrying' | 'isPlaceholder'>,
  ) => ReactNode
}

/** THE loader of lessons: it waits, says what failed and how to go on, and gives what came. */
export function LessonQuery<Kind extends ModuleType>(props: LessonQueryProps<Kind>) {
  const { module, onSkip, onBack, waiting, failed, children } = props
  const { t } = useTranslation('modules')
  const { t: tErrors } = useTranslation('errors')
  const { t: tCommon } = useTranslation()
  const kind: ModuleType = props.kind
  const { data, error, retry, isRetrying, isPlaceholder } = useLesson(props.kind, module.contentId)

  // Where the words of another language do not come, the lesson stays as it is.
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  const isKept = data === undefined && last !== undefined && error !== null
  useEffect(() => {
    if (isKept) showToast({ kind: 'error', text: tCommon('shell.languageFailed') })
  }, [isKept, tCommon])

  if (data !== undefined) return children(data, { retry, isRetrying, isPlaceholder })
  if (last !== undefined) return children(last, { retry, isRetrying, isPlaceholder: true })
  if (error === null) {
    const loading = (
      <Loading room={waiting && 'frame'} label={t(`${kind}.loading`)} onRetry={retry} />
    )
    return waiting ? waiting(loading) : loading
  }
  // Without its id a lesson can never be asked for.
  const isHopeless = error instanceof ApiError && error.kind === 'missing-id'
  const said = failed?.(error) ?? {
    words: (texts) => ({ what: texts(isHopeless ? 'error.noId' : `${kind}.failed.hint`) }),
    detail: (
      <>
        <span>{t(`${kind}.failed.title`)}</span>
        {isHopeless && <br />}
        {isHopeless && <span>{errorText(tErrors, error)}</span>}
      </>
    ),
  }
  const ways = { onSkip, onBack, ...(!isHopeless && { onRetry: retry, isRetrying }) }
  return <LessonError {...said} {...ways} />
}

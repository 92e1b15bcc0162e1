import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useVideo } from '@/api/modules.queries'
import { useStartOver } from '@/api/transport/useStartOver'
import { useLanguage } from '@/i18n/useLanguage'
import { Icon } from '@/ui/icons/Icon'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { Loading } from '@/ui/states/Loading'
import { useCompletion } from '../completion/useCompletion'
import { LessonError } from '../LessonError'
import type { ModuleViewProps } from '../module-view'
import { ModuleFrame } from '../ModuleFrame'
import { useVideoPlace } from './useVideoPlace'
import { useWatched } from './useWatched'
import styles from './VideoLesson.module.css'

/** A video to watch to its end: only then, or when it was completed before, the way on is open. */
export function VideoLesson({ module, header, onCompleted, onBack }: ModuleViewProps) {
  const { t } = useTranslation('modules')
  const { t: tErrors } = useTranslation('errors')
  const language = useLanguage()
  const noteId = useId()
  const video = useVideo(module.contentId)
  const startOver = useStartOver()
  const { isWatched, markWatched, forget } = useWatched(module.contentId)
  const { write, isSaving, complete } = useCompletion(module, () => {
    forget()
    onCompleted()
  })
  const place = useVideoPlace(module.contentId)

  if (module.contentId === null) {
    const what = `${tErrors('missingId.module')}. ${t('error.noId')}`
    return <LessonError title={t('error.title')} what={what} onBack={onBack} />
  }
  if (video.error && !video.data) {
    return (
      <LessonError
        title={t('error.title')}
        what={t('video.failed')}
        onRetry={() => void video.refetch()}
        isRetrying={video.isFetching}
        onBack={onBack}
      />
    )
  }

  const title = video.data?.title || module.title
  // Either call may say it (contract.md#when-the-backend-differs).
  const isCompleted = module.status === 'completed' || video.data?.completed === true

  return (
    <ModuleFrame
      header={header}
      backLabel={t('goBack')}
      onBack={onBack}
      locked={!isWatched && !isCompleted}
      reason={noteId}
      isSaving={isSaving}
      write={write}
      onContinue={complete}
    >
      <h1>{title}</h1>
      <div className={video.data ? styles.player : styles.loading}>
        {video.data ? (
          <VideoPlayer
            src={video.data.videoUrl ?? module.videoUrl}
            title={title}
            language={language}
            startAt={place.read}
            onTime={place.keep}
            onEnded={() => {
              markWatched()
              place.forget()
            }}
          />
        ) : (
          <Loading label={t('video.loading')} onRetry={startOver} />
        )}
      </div>
      <p id={noteId} role="status" className={styles.note}>
        <Icon name={isWatched || isCompleted ? 'check' : 'info'} />
        <span>
          {isWatched ? t('video.watched') : isCompleted ? t('video.completed') : t('video.watch')}
        </span>
      </p>
      {module.description !== '' && <p className={styles.description}>{module.description}</p>}
    </ModuleFrame>
  )
}

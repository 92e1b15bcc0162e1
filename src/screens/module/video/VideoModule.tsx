import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Module } from '@/api/learning'
import type { Video } from '@/api/modules'
import { Button } from '@/components/controls/Button'
import { Icon } from '@/components/icons/Icon'
import { VideoPlayer } from '@/components/media/VideoPlayer'
import { lessonPart } from '@/domain/lesson-part'
import { useLanguage } from '@/i18n/useLanguage'
import { moduleTitle, type ModuleViewProps } from '@/screens/module/lesson'
import { LessonQuery } from '@/screens/module/LessonQuery'
import { ModuleFrame } from '@/screens/module/ModuleFrame'
import { useCompletion } from '@/screens/module/useCompletion'
import { useModuleProgress } from '@/screens/module/useModuleProgress'
import { stored } from '@/session/stored'
import { lessonProgress } from '@/session/stored-things'
import styles from './VideoModule.module.css'

/** A video lesson, or its error view. The page is shown while the video's address loads. */
export function VideoModule(props: ModuleViewProps) {
  return (
    <LessonQuery
      kind="video"
      {...props}
      waiting={(loading) => <VideoPage {...props} video={null} loading={loading} />}
    >
      {(video, { refetch }) => (
        <VideoPage {...props} video={video} onRetry={() => void refetch()} />
      )}
    </LessonQuery>
  )
}

type VideoPageProps = ModuleViewProps & {
  /** Null while it loads; `loading` is shown in its place. */
  video: Video | null
  loading?: ReactNode
  /** Requests the video again: the signature of its address may have expired. */
  onRetry?: () => void
}

/** The page of a video. Continue is locked until the video has ended, unless it is already completed. */
function VideoPage(props: VideoPageProps) {
  const { module, video, loading, onRetry, onCompleted, onBack } = props
  const { t } = useTranslation('modules')
  const language = useLanguage()
  const noteId = useId()
  const { progress, note: keep, forget } = useModuleProgress(module)
  const isWatched = progress.watched === true
  const { write, isSaving, complete } = useCompletion(props, () => {
    forget()
    onCompleted()
  })
  const position = videoPosition(module)
  const title = moduleTitle(t, module.type, video?.title, module.title)
  // Either response may say so.
  const isCompleted = module.status === 'completed' || video?.completed === true
  const note = `video.${isWatched ? 'watched' : isCompleted ? 'completed' : 'watch'}` as const

  return (
    <ModuleFrame
      backLabel={t('goBack')}
      onBack={onBack}
      locked={!isWatched && !isCompleted}
      reason={noteId}
      isSaving={isSaving}
      write={write}
      onContinue={complete}
    >
      <h1>{title}</h1>
      <div className={video ? styles.player : styles.loading}>
        {video ? (
          <VideoPlayer
            src={video.videoUrl ?? module.videoUrl}
            title={title}
            language={language}
            startAt={position.startAt}
            onTime={position.onTime}
            {...(onRetry && { onRetry })}
            skip={
              <Button variant="text" onClick={props.onSkip}>
                {t('skip')}
              </Button>
            }
            onEnded={() => keep({ watched: true, seconds: undefined })}
          />
        ) : (
          loading
        )}
      </div>
      <p id={noteId} role="status" className={styles.note}>
        <Icon name={isWatched || isCompleted ? 'check' : 'info'} />
        <span>{t(note)}</span>
      </p>
      {module.description !== '' && <p className={styles.description}>{module.description}</p>}
    </ModuleFrame>
  )
}

/**
 * Stores the position in a video, so that it resumes there after a reload, a retry or a switch of the language. It
 * reads and writes storage without React state, so that playing does not re-render the page.
 */
function videoPosition(module: Module) {
  const place = stored(lessonProgress, lessonPart(module))
  const startAt = () => place.read()?.seconds ?? 0
  return {
    startAt,
    onTime: (time: number) => {
      const seconds = Math.floor(time)
      // A player reports 0 before it starts, which must not overwrite the stored position.
      if (seconds > 0 && seconds !== startAt()) place.change((before) => ({ ...before, seconds }))
    },
  }
}

import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { videoQuery, type Video } from '@/api/modules'
import { Button } from '@/components/controls/Button'
import { Disclosure } from '@/components/controls/Disclosure'
import { Icon } from '@/components/icons/Icon'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { useLowWindow } from '@/components/layout/useLowWindow'
import { useVideoAddress } from '@/components/media/useVideoAddress'
import { VideoPlayer } from '@/components/media/VideoPlayer'
import { moduleTitle } from '@/components/module/module-title'
import { QueryView } from '@/components/states/QueryView'
import { useFocusNext } from '@/components/states/useFocusNext'
import type { ModuleState } from '@/domain/navigation-state'
import { useLanguage } from '@/i18n/useLanguage'
import { radius } from '@/theme/tokens'
import { ModuleLayout } from '../ModuleLayout'
import { useCompleteModule } from '../useCompleteModule'
import { useModuleFailure } from '../useModuleFailure'
import { useModuleProgress } from '../useModuleProgress'

/** A video to watch. Its page is there while its address loads. */
export function VideoModule(current: ModuleState) {
  const { t } = useTranslation()
  const failed = useModuleFailure('video', current)
  return (
    <QueryView
      options={videoQuery(current.module.id)}
      loading={t('modules.video.loading')}
      around={(loading) => <VideoPage {...current} loading={loading} />}
      failed={failed}
    >
      {(video, { retry }) => <VideoPage {...current} video={video} onRetry={retry} />}
    </QueryView>
  )
}

type VideoPageProps = ModuleState & {
  /** Missing while it loads; `loading` is shown in its place. */
  video?: Video
  loading?: ReactNode
  /** Asks for the video again: the signature of its address may have expired. */
  onRetry?: () => void
}

/** The page of a video. Continue is locked until the video has ended, unless it is already completed. */
function VideoPage({ video, loading, onRetry, ...current }: VideoPageProps) {
  const { module } = current
  const { t } = useTranslation()
  const language = useLanguage()
  const isLow = useLowWindow()
  const hintId = useId()
  // Where its address does not load, another page takes its place.
  const page = useFocusNext()
  const { complete, skip, goBack, isBusy, isFinished } = useCompleteModule(current)
  const { progress, update } = useModuleProgress(module, isFinished)
  const title = moduleTitle(t, module.type, video?.title, module.title)
  const address = useVideoAddress(video?.videoUrl ?? module.videoUrl)
  const isWatched = progress.watched === true
  // The path or the video itself may say that it is completed.
  const canContinue = isWatched || isFinished || video?.isCompleted === true
  const hint = isWatched
    ? 'watched'
    : canContinue
      ? 'completed'
      : video && address.trouble !== null
        ? 'notSeen'
        : 'watch'

  return (
    <Box ref={page} sx={{ display: 'contents' }}>
      <ModuleLayout
        backLabel={t('modules.goBack')}
        onBack={goBack}
        lockedBy={canContinue ? undefined : hintId}
        isBusy={isBusy}
        onContinue={complete}
      >
        <ScreenHeading>{title}</ScreenHeading>
        {/* The controls and the hint below it stay in view, but in a window that is low for its letters it is as wide as the page. */}
        <Box
          sx={{ maxWidth: isLow ? 'none' : 'max(480px, (100svh - 6rem - 294px) * 16 / 9)', mt: 2 }}
        >
          {video ? (
            <VideoPlayer
              video={address}
              title={title}
              language={language}
              startAt={progress.seconds ?? 0}
              onTime={(time) => {
                const seconds = Math.floor(time)
                // A player reports 0 before it starts, which must not overwrite the stored position.
                if (seconds > 0 && seconds !== progress.seconds) update({ seconds })
              }}
              {...(onRetry && { onRetry })}
              skip={
                <Button variant="text" busy={isBusy} onClick={skip}>
                  {t('modules.skip')}
                </Button>
              }
              onEnded={() => update({ watched: true, seconds: undefined })}
            />
          ) : (
            <PlayerPlace>{loading}</PlayerPlace>
          )}
        </Box>
        <Stack
          component="p"
          id={hintId}
          role="status"
          direction="row"
          sx={{ gap: 1.5, alignItems: 'flex-start', mt: 1.75 }}
        >
          <Icon name={canContinue ? 'check' : 'info'} />
          <span>{t(`modules.video.${hint}`, { skip: t('modules.skip') })}</span>
        </Stack>
        {module.description !== '' && (
          <Disclosure summary={t('modules.video.script')}>
            <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
              {module.description}
            </Typography>
          </Disclosure>
        )}
      </ModuleLayout>
    </Box>
  )
}

/** As high as the player that replaces it; higher only if the note about a slow connection needs it. */
const PlayerPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.sea.base,
}))

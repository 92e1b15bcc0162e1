import { styled } from '@mui/material/styles'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Spinner } from '@/components/controls/Spinner'
import { Icon } from '@/components/icons/Icon'
import { Note } from '@/components/messages/Note'
import { StatusRegion } from '@/components/messages/StatusRegion'
import { useElapsed } from '@/components/states/useElapsed'
import { useFocusNext } from '@/components/states/useFocusNext'
import { timing } from '@/config/timing'
import { reloadPage } from '@/lib/reload-page'
import { radius } from '@/theme/tokens'
import { useIsFullScreen } from './full-screen'
import { OpenElsewhere } from './OpenElsewhere'
import { playerOptions, serviceOf } from './player-options'
import { usePlayer, type PlayerOptions } from './usePlayer'
import { playOrPause, VideoControls } from './VideoControls'

const ReactPlayer = lazy(() => import('react-player'))

export type PlayerFrameProps = PlayerOptions & {
  title: string
  /** The language of the interface, for captions and the player's controls. */
  language: string
  /** The button for learners who cannot watch it. */
  skip?: ReactNode
}

/** A file that is shorter than it says may stop without an `ended` event, this close to its duration, in seconds. */
const nearEnd = 1

/** One attempt at one address: the player, its loading state, and the way on if it is slow. */
export function PlayerFrame({ title, language, skip, ...options }: PlayerFrameProps) {
  const { src } = options
  const { t } = useTranslation()
  const player = usePlayer(options)
  // A note takes its place when it fails.
  const frame = useFocusNext()
  const { video, start, isLoaded, hasBegun, hasEnded, time, duration } = player
  const service = serviceOf(src)
  const loadingId = useId()
  const isFullScreen = useIsFullScreen()
  const isCovered = !useElapsed(timing.videoLoaderHide, isLoaded)
  // A video service that cannot be reached emits no error event.
  const isSlow = useElapsed(timing.slowHintAfter, !isLoaded)
  const isAtEnd = duration > nearEnd && time >= duration - nearEnd
  const isStuck = useElapsed(timing.videoStuckAtEndAfter, isAtEnd && !hasEnded)

  return (
    <div ref={frame} role="group" aria-label={title}>
      <Player data-unread>
        <Suspense>
          <ReactPlayer
            {...player.props}
            src={src}
            width="100%"
            height="100%"
            // The services show controls of their own, as the browser does in full screen.
            controls={service !== null || isFullScreen}
            playsInline
            preload="metadata"
            config={playerOptions(language, start)}
            onClick={() => service === null && playOrPause(video)}
          />
        </Suspense>
        {isCovered && (
          <Loader id={loadingId} role="status">
            <Spinner />
            <span>{t('ui.video.loading')}</span>
          </Loader>
        )}
        {service === null && !isCovered && !hasBegun && (
          <PlaySign aria-hidden="true">
            <Icon name="play" size={40} />
          </PlaySign>
        )}
      </Player>
      {service === null && <VideoControls player={player} loadingId={loadingId} />}
      <StatusRegion>
        {isSlow && (
          <Note kind="warning">
            <p>{t('ui.video.slow')}</p>
            {/* YouTube's script is asked for once only: after a failure it needs another page. */}
            {service === 'youtube' && (
              <Button variant="outlined" endIcon="retry" onClick={reloadPage}>
                {t('ui.crash.reload')}
              </Button>
            )}
            <OpenElsewhere address={src} />
            {skip}
          </Note>
        )}
        {isStuck && skip && (
          <Note kind="info">
            <p>{t('ui.video.stuck')}</p>
            {skip}
          </Note>
        )}
      </StatusRegion>
    </div>
  )
}

const Player = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.media.ground,
  // The corners of each part are round, because `overflow: hidden` here would clip the focus ring. Each part has the
  // size of the frame, because in WebKit a video that has not loaded would make it higher.
  '& > *': { position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: 'inherit' },
}))

const Loader = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: 'none',
  backgroundColor: theme.vars.palette.media.ground,
  color: theme.vars.palette.media.text,
  fontWeight: 600,
  pointerEvents: 'none',
}))

/** A press on the picture plays the video; with the keyboard the button below does. Whoever stops it wants to see the picture. */
const PlaySign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '& > svg': {
    boxSizing: 'content-box',
    // The picture below it does not grow with the letters.
    width: 40,
    height: 40,
    padding: 20,
    paddingInline: '23px 17px',
    border: `3px solid ${theme.vars.palette.primary.border}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}))

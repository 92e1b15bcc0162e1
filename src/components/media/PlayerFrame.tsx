import { styled } from '@mui/material/styles'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { Spinner } from '@/components/controls/Spinner'
import { Icon } from '@/components/icons/Icon'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import { loadChunk } from '@/lib/load-chunk'
import { reloadPage } from '@/lib/reload-page'
import { radius } from '@/theme/tokens'
import { OpenElsewhere } from './OpenElsewhere'
import { playerOptions, resume, serviceOf, tellYoutube } from './player-options'
import { playOrPause, VideoControls } from './VideoControls'

const ReactPlayer = lazy(() => loadChunk(() => import('react-player')))

export type PlayerFrameProps = {
  src: string
  title: string
  /** The language of the interface, for captions and the player's controls. */
  language: string
  /** The start position in seconds, read when a player is created. It never plays by itself. */
  startAt?: () => number
  /** Called with the position in seconds, a few times a second while it plays. */
  onTime?: (seconds: number) => void
  onEnded: () => void
  onError: () => void
  /** The button for learners who cannot watch it. */
  skip?: ReactNode
}

/** How near to its end a video stands at its end, in seconds. */
const endsWithin = 1

/** One attempt at one address: the player, its loading state, and the way on if it is slow. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { src, title, language, startAt, onTime, onEnded, onError } = props
  const { t } = useTranslation()
  const [start] = useState(() => startAt?.() ?? 0)
  const [options] = useState(() => playerOptions(language, start))
  const service = serviceOf(src)
  const isYoutube = service === 'youtube'
  const [player, setPlayer] = useState<HTMLVideoElement | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const [time, setTime] = useState(start)
  const [duration, setDuration] = useState(0)
  // The services show controls of their own, as the browser does in full screen.
  const isFull = useIsFullScreen()
  const [started, setStarted] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const [failedEarly, setFailedEarly] = useState(false)
  const [atEnd, setAtEnd] = useState(false)
  const [ended, setEnded] = useState(false)
  // The player sets volume and speed on each render, so it has to be given the learner's choice.
  const [volume, setVolume] = useState(1)
  const [playbackRate, setPlaybackRate] = useState(1)
  // The player is rendered a moment after it reports that it loads.
  const covered = !useElapsed(timing.videoLoaderHide, started)
  // A video service that cannot be reached emits no error event.
  const slow = useElapsed(timing.slowHintAfter, !loaded)
  // A video whose file is shorter than it says may stop at its end without an `ended` event.
  const stuck = useElapsed(timing.videoStuckAtEndAfter, atEnd && !ended)

  const noticeLoaded = useCallback(
    (video: HTMLVideoElement) => {
      setLoaded(true)
      setDuration(video.duration || 0)
      if (!isYoutube) resume(video, start)
    },
    [isYoutube, start],
  )

  // A video may load or fail before its listeners are attached, so its state is also checked after mounting.
  const noticeWhatHappened = useCallback(
    (video: HTMLVideoElement | null) => {
      setPlayer(video)
      if (!video) return
      if (isYoutube) return tellYoutube(video, options.youtube)
      if (video.error) setFailedEarly(true)
      if (video.networkState !== HTMLMediaElement.NETWORK_EMPTY) setStarted(true)
      if (video.readyState >= HTMLMediaElement.HAVE_METADATA) noticeLoaded(video)
    },
    [isYoutube, options, noticeLoaded],
  )
  // All of them at each event: a rendering between a change and its event would take the change back.
  const noticeSettings = (video: HTMLVideoElement) => {
    setVolume(video.volume)
    setMuted(video.muted)
    setPlaybackRate(video.playbackRate)
  }

  useEffect(() => {
    if (failedEarly) onError()
  }, [failedEarly, onError])

  return (
    <div role="group" aria-label={title}>
      <Player>
        <Suspense>
          <ReactPlayer
            ref={noticeWhatHappened}
            src={src}
            volume={volume}
            playbackRate={playbackRate}
            width="100%"
            height="100%"
            controls={service !== null || isFull}
            playsInline
            preload="metadata"
            config={options}
            onReady={() => setStarted(true)}
            onLoadedMetadata={(event) => noticeLoaded(event.currentTarget)}
            // Where the browser loads nothing before a tap, it is not slow.
            onSuspend={() => setLoaded(true)}
            onClick={() => service === null && playOrPause(player)}
            onPlay={() => {
              setPlaying(true)
              setEnded(false)
            }}
            onPause={() => setPlaying(false)}
            onTimeUpdate={({ currentTarget: video }) => {
              setTime(video.currentTime)
              noticeSettings(video)
              setAtEnd(video.currentTime >= video.duration - endsWithin)
              onTime?.(video.currentTime)
            }}
            onVolumeChange={(event) => noticeSettings(event.currentTarget)}
            onRateChange={(event) => noticeSettings(event.currentTarget)}
            onEnded={() => {
              setEnded(true)
              setPlaying(false)
              onEnded()
            }}
            onError={onError}
          />
        </Suspense>
        {covered && (
          <Loader role="status">
            <Spinner />
            <span>{t('ui.video.loading')}</span>
          </Loader>
        )}
        {service === null && !covered && !isPlaying && !ended && (
          <PlaySign aria-hidden="true">
            <Icon name="play" size={40} />
          </PlaySign>
        )}
      </Player>
      {service === null && (
        <VideoControls
          player={player}
          isPlaying={isPlaying}
          isMuted={isMuted}
          time={time}
          duration={duration}
        />
      )}
      {slow && (
        <Note kind="warning" role="status">
          <p>{t('ui.video.slow')}</p>
          {/* YouTube's script is asked for once only: after a failure it needs another page. */}
          {isYoutube && (
            <Button variant="outlined" endIcon="retry" onClick={reloadPage}>
              {t('ui.crash.reload')}
            </Button>
          )}
          <OpenElsewhere address={src} />
          {props.skip}
        </Note>
      )}
      {stuck && props.skip && (
        <Note kind="info" role="status">
          <p>{t('ui.video.stuck')}</p>
          {props.skip}
        </Note>
      )}
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

/** A press on the picture plays the video; with the keyboard the button below does. */
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

/** Whether an element is shown in full screen. */
function useIsFullScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    // Older browsers have no such element.
    () => Boolean(document.fullscreenElement),
  )
}

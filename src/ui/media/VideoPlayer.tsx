import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/Button'
import { Note } from '../controls/Note'
import { Spinner } from '../controls/Spinner'
import { timing } from '../theme/tokens.json'
import { playableAddress } from './playable-address'
import styles from './VideoPlayer.module.css'

const ReactPlayer = lazy(() => import('react-player'))

type VideoPlayerProps = {
  /** The address that the server gave. */
  src: string | null
  title: string
  /** The language of the interface, for captions and the player's own words. */
  language: string
  onEnded: () => void
  onError?: () => void
}

/** The door to the video player: nothing plays by itself, and a video that fails says what to do. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const address = playableAddress(props.src)

  if (address === null) {
    return (
      <Note kind="error" role="alert" title={t('ui.video.missing')}>
        {t('ui.video.missingHint')}
      </Note>
    )
  }
  if (failed) {
    return (
      <Note kind="error" role="alert" title={t('ui.video.failed')}>
        <p>{t('ui.video.failedHint')}</p>
        <div className={styles.ways}>
          <Button
            variant="secondary"
            endIcon="retry"
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            {t('ui.error.retry')}
          </Button>
          <OpenElsewhere address={address} />
        </div>
      </Note>
    )
  }
  return (
    <Player
      key={attempt}
      {...props}
      src={address}
      onError={() => {
        setFailed(true)
        props.onError?.()
      }}
    />
  )
}

type PlayerProps = Omit<VideoPlayerProps, 'src' | 'onError'> & { src: string; onError: () => void }

function Player({ src, title, language, onEnded, onError }: PlayerProps) {
  const { t } = useTranslation()
  const [started, setStarted] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const [failedEarly, setFailedEarly] = useState(false)
  // The player sets both again whenever it is drawn: the learner's choice must be what it sets.
  const [volume, setVolume] = useState(1)
  const [playbackRate, setPlaybackRate] = useState(1)
  // The player is drawn a moment after it says that it loads (specification §9, 1500 ms).
  const covered = !useElapsed(timing.videoLoaderHide, started)
  // A video service that cannot be reached reports nothing at all.
  const slow = useElapsed(timing.slowHintAfter, !loaded) && !loaded

  // A clip may load or fail before its element is on the page, and its events then reach nobody.
  const noticeWhatHappened = useCallback((player: HTMLVideoElement | null) => {
    if (!player) return
    if (player.error) setFailedEarly(true)
    if (player.networkState !== HTMLMediaElement.NETWORK_EMPTY) setStarted(true)
    if (player.readyState >= HTMLMediaElement.HAVE_METADATA) setLoaded(true)
  }, [])
  useEffect(() => {
    if (failedEarly) onError()
  }, [failedEarly, onError])

  return (
    <div role="group" aria-label={title}>
      <div className={styles.player}>
        <Suspense>
          <ReactPlayer
            ref={noticeWhatHappened}
            src={src}
            volume={volume}
            playbackRate={playbackRate}
            width="100%"
            height="100%"
            controls
            playsInline
            preload="metadata"
            config={{
              youtube: { hl: language, cc_lang_pref: language, cc_load_policy: 1 },
              vimeo: { text_track: language },
            }}
            onReady={() => setStarted(true)}
            onLoadedMetadata={() => setLoaded(true)}
            onVolumeChange={(event) => setVolume(event.currentTarget.volume)}
            onRateChange={(event) => setPlaybackRate(event.currentTarget.playbackRate)}
            onEnded={onEnded}
            onError={onError}
          />
        </Suspense>
        {covered && (
          <p className={styles.loader} role="status">
            <Spinner />
            {t('ui.video.loading')}
          </p>
        )}
      </div>
      {slow && (
        <Note kind="warning" role="status">
          <p>{t('ui.video.slow')}</p>
          <OpenElsewhere address={src} />
        </Note>
      )}
    </div>
  )
}

function OpenElsewhere({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <Button variant="plain" href={address} endIcon="external">
      {t('ui.video.open')}
    </Button>
  )
}

/** True when `running` has lasted that many milliseconds. */
function useElapsed(milliseconds: number, running: boolean): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, running])
  return elapsed
}

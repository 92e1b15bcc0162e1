import { lazy, Suspense, useEffect, useState } from 'react'
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
  onReady?: () => void
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
          <Button variant="plain" href={address} endIcon="external">
            {t('ui.video.open')}
          </Button>
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

function Player({
  src,
  title,
  language,
  onEnded,
  onReady,
  onError,
}: VideoPlayerProps & { src: string }) {
  const { t } = useTranslation()
  const [started, setStarted] = useState(false)
  const [covered, setCovered] = useState(true)

  // The player is drawn a moment after it says that it loads (specification §9, 1500 ms).
  useEffect(() => {
    if (!started) return
    const timer = setTimeout(() => setCovered(false), timing.videoLoaderHide)
    return () => clearTimeout(timer)
  }, [started])

  return (
    <div className={styles.player} role="group" aria-label={title}>
      <Suspense>
        <ReactPlayer
          src={src}
          width="100%"
          height="100%"
          controls
          playsInline
          preload="metadata"
          config={{
            youtube: { hl: language, cc_lang_pref: language, cc_load_policy: 1 },
            vimeo: { text_track: language },
          }}
          onReady={() => {
            setStarted(true)
            onReady?.()
          }}
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
  )
}

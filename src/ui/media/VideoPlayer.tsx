import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/Button'
import { Note } from '../controls/Note'
import { OpenElsewhere } from './OpenElsewhere'
import { serviceOf } from './player-options'
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame'
import styles from './VideoPlayer.module.css'

export type VideoPlayerProps = Omit<PlayerFrameProps, 'src' | 'onError'> & {
  /** The address that the server gave. */
  src: string | null
  onError?: () => void
  /** Asks for its address again: that may have run out. */
  onRetry?: () => void
}

/** All there is to know of the video player: nothing plays by itself, and a video that fails says what to do. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  const address = playableAddress(props.src)

  if (address === null) {
    return (
      <Note kind="error" role="alert" title={t('ui.video.missing')}>
        <p>{t('ui.video.missingHint')}</p>
        <div className={styles.ways}>{props.wayOn}</div>
      </Note>
    )
  }
  if (failed === address) {
    return (
      <Note kind="error" role="alert" title={t('ui.video.failed')}>
        <p>{t('ui.video.failedHint')}</p>
        <div className={styles.ways}>
          <Button
            variant="secondary"
            endIcon="retry"
            onClick={() => {
              setFailed(null)
              setAttempt(attempt + 1)
              props.onRetry?.()
            }}
          >
            {t('ui.retry')}
          </Button>
          <OpenElsewhere address={address} />
          {props.wayOn}
        </div>
      </Note>
    )
  }
  // The clip of another language is another player; a service's player takes its language once.
  const player = serviceOf(address) ? `${address} ${props.language}` : address
  return (
    <PlayerFrame
      key={`${attempt} ${player}`}
      {...props}
      src={address}
      onError={() => {
        setFailed(address)
        props.onError?.()
      }}
    />
  )
}

/** The address, when it is one that may be followed: http or https only. */
export function playableAddress(src: string | null): string | null {
  try {
    const { protocol, href } = new URL(src ?? '')
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}

import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/messages/Note'
import { OpenElsewhere } from './OpenElsewhere'
import { serviceOf } from './player-options'
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame'
import type { Trouble } from './usePlayer'

export type VideoPlayerProps = Omit<PlayerFrameProps, 'src' | 'onError'> & {
  /** The address from the server. */
  src: string | null
  /** Reads the address again: a signed one may have expired. */
  onRetry?: () => void
}

/** The video player: never autoplays, and explains what to do when a video fails. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ address: string; trouble: Trouble } | null>(null)
  const address = playableAddress(props.src)
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
    props.onRetry?.()
  }

  if (address === null || failure?.address === address) {
    const trouble = address === null ? 'missing' : (failure?.trouble ?? 'failed')
    return (
      <Note
        kind="error"
        role="alert"
        title={t(`ui.video.${trouble === 'missing' ? 'missing' : 'failed'}`)}
      >
        <p>{t(`ui.video.${trouble}Hint`)}</p>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {address !== null && (
            <>
              <Button variant="outlined" endIcon="retry" onClick={retry}>
                {t('ui.retry')}
              </Button>
              <OpenElsewhere address={address} />
            </>
          )}
          {props.skip}
        </Stack>
      </Note>
    )
  }
  // Another address or language needs another player: a service's player reads its language only once.
  const player = serviceOf(address) ? `${address} ${props.language}` : address
  return (
    <PlayerFrame
      key={`${attempt} ${player}`}
      {...props}
      src={address}
      onError={(trouble) => setFailure({ address, trouble })}
    />
  )
}

/** The address if it is an http or https URL, else null. */
function playableAddress(src: string | null): string | null {
  try {
    const { protocol, origin, href } = new URL(src ?? '')
    const isOwnBlob = protocol === 'blob:' && origin === window.location.origin
    return protocol === 'https:' || protocol === 'http:' || isOwnBlob ? href : null
  } catch {
    return null
  }
}

import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/messages/Note'
import { OpenElsewhere } from './OpenElsewhere'
import { serviceOf } from './player-options'
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame'
import type { VideoAddress } from './useVideoAddress'

type VideoPlayerProps = Omit<PlayerFrameProps, 'src' | 'onError'> & {
  video: VideoAddress
  /** Reads the address again: a signed one may have expired. */
  onRetry?: () => void
}

/** The video player: never autoplays, and explains what to do when a video fails. */
export function VideoPlayer({ video, onRetry, ...frame }: VideoPlayerProps) {
  const { t } = useTranslation()
  const { address, trouble, attempt } = video

  if (trouble !== null) {
    const retry = () => {
      video.tryAgain()
      onRetry?.()
    }
    return (
      <Note
        kind="error"
        role="alert"
        // It may come while the learner reads below.
        comesIntoView={false}
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
          {frame.skip}
        </Stack>
      </Note>
    )
  }
  // Another address or language needs another player: a service's player reads its language only once.
  const player = serviceOf(address) ? `${address} ${frame.language}` : address
  return <PlayerFrame key={`${attempt} ${player}`} {...frame} src={address} onError={video.fail} />
}

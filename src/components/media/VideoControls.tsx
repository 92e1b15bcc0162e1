import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'

type VideoControlsProps = {
  player: HTMLVideoElement | null
  isPlaying: boolean
  isMuted: boolean
  /** In seconds, as is the duration. */
  time: number
  duration: number
}

/** Plays a video, or stops it. */
export function playOrPause(player: HTMLVideoElement | null): void {
  // What fails is said by the `error` event of the player.
  if (player?.paused) player.play().catch(() => {})
  else player?.pause()
}

/** The controls below a video of our own player, so that they never cover its picture. */
export function VideoControls(props: VideoControlsProps) {
  const { player, isPlaying, isMuted, time, duration } = props
  const { t } = useTranslation()
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('ui.video.controls')}
      sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, columnGap: 1, alignItems: 'center', mt: 0.5 }}
    >
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'ui.video.pause' : 'ui.video.play')}
        onClick={() => playOrPause(player)}
      />
      <Position
        size="small"
        aria-label={t('ui.video.position')}
        value={Math.floor(time)}
        max={Math.floor(duration)}
        getAriaValueText={clock}
        onChange={(_event, seconds) => {
          if (player && typeof seconds === 'number') player.currentTime = seconds
        }}
      />
      <Time>{`${clock(time)} / ${clock(duration)}`}</Time>
      <IconButton
        icon={isMuted ? 'sound-off' : 'listen'}
        label={t(isMuted ? 'ui.video.soundOn' : 'ui.video.soundOff')}
        onClick={() => {
          if (player) player.muted = !isMuted
        }}
      />
      <IconButton
        icon="enlarge"
        label={t('ui.video.fullScreen')}
        onClick={() => showFullScreen(player)}
      />
    </Stack>
  )
}

/** Minutes and seconds: 1:05. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** iPhones have a call of their own. */
type Player = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

function showFullScreen(player: Player | null): void {
  if (player?.requestFullscreen) player.requestFullscreen().catch(() => {})
  else player?.webkitEnterFullscreen?.()
}

/** On a phone it has a row of its own. */
const Position = styled(Slider)(({ theme }) => ({
  flex: '1 1 auto',
  marginInline: 8,
  color: theme.vars.palette.accent.main,
  [theme.breakpoints.down('md')]: { order: -1, flexBasis: 'calc(100% - 16px)' },
}))

const Time = styled('span')(({ theme }) => ({
  flex: 'none',
  marginRight: 'auto',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
}))

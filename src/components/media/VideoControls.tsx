import Stack from '@mui/material/Stack'
import { styled, type CSSObject } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'
import { showFullScreen } from './full-screen'
import type { Player } from './usePlayer'

/** Plays a video, or stops it. */
export function playOrPause(video: HTMLVideoElement | null): void {
  // What fails is said by the `error` event.
  if (video?.paused) video.play().catch(() => {})
  else video?.pause()
}

function seek(video: HTMLVideoElement | null, seconds: number): void {
  if (video) video.currentTime = seconds
}

function toggleSound(video: HTMLVideoElement | null): void {
  if (video) video.muted = !video.muted
}

type VideoControlsProps = {
  player: Player
  /** The id of the text that says that the video loads: until the player is there, its buttons do nothing. */
  loadingId: string
}

/** The controls below a video of our own player, so that they never cover its picture. */
export function VideoControls({ player, loadingId }: VideoControlsProps) {
  const { video, isPlaying, isMuted, hasSound, isSilent, time, toldTime, duration, furthest } =
    player
  const { t } = useTranslation()
  const end = Math.floor(duration || furthest)
  const lockedBy = video === null ? loadingId : undefined
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('ui.video.controls')}
      data-unread
      sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, columnGap: 1, alignItems: 'center', mt: 0.5 }}
    >
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'ui.video.pause' : 'ui.video.play')}
        lockedBy={lockedBy}
        onClick={() => playOrPause(video)}
      />
      <Position
        type="range"
        aria-label={t('ui.video.position')}
        aria-valuetext={clock(toldTime)}
        value={Math.floor(time)}
        max={end}
        style={{ '--filled': `${end > 0 ? (Math.floor(time) / end) * 100 : 0}%` } as CSSProperties}
        onChange={(event) => seek(video, event.target.valueAsNumber)}
      />
      <Small sx={{ mr: 'auto' }}>
        {duration > 0 ? `${clock(time)} / ${clock(duration)}` : clock(time)}
      </Small>
      {isSilent && <Small sx={{ flex: '0 1 auto' }}>{t('ui.video.noSound')}</Small>}
      {hasSound && (
        <IconButton
          icon={isMuted ? 'sound-off' : 'listen'}
          label={t(isMuted ? 'ui.video.soundOn' : 'ui.video.soundOff')}
          onClick={() => toggleSound(video)}
        />
      )}
      <IconButton
        icon="enlarge"
        label={t('ui.video.fullScreen')}
        lockedBy={lockedBy}
        onClick={() => showFullScreen(video)}
      />
    </Stack>
  )
}

/** Minutes and seconds: 1:05. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** On a phone it has a row of its own. Left to a browser, what is not played looks played in one, and the thumb is pale in another. */
const Position = styled('input')(({ theme: { breakpoints, vars } }) => {
  const { accent, background, border } = vars.palette
  const track: CSSObject = {
    boxSizing: 'border-box',
    height: 8,
    border: `1px solid ${border.control}`,
    borderRadius: 4,
    background: `linear-gradient(to right, ${accent.main} var(--filled), ${background.paper} var(--filled))`,
  }
  const thumb: CSSObject = {
    boxSizing: 'border-box',
    width: 20,
    height: 20,
    border: 0,
    borderRadius: '50%',
    backgroundColor: accent.main,
  }
  return {
    flex: '1 1 auto',
    minWidth: 0,
    height: 44,
    margin: 0,
    background: 'none',
    appearance: 'none',
    cursor: 'pointer',
    // A browser drops a rule with a pseudo-element that it does not know, so each engine has its own.
    '&::-webkit-slider-runnable-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: -7, appearance: 'none' },
    '&::-moz-range-track': track,
    '&::-moz-range-thumb': thumb,
    '@media (forced-colors: active)': { appearance: 'auto' },
    [breakpoints.down('md')]: { order: -1, flexBasis: '100%' },
  }
})

const Small = styled('span')(({ theme }) => ({
  flex: 'none',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
}))

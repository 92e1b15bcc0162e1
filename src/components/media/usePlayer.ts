import { useEffect, useState, type SyntheticEvent } from 'react'
import { resume, serviceOf } from './player-options'

export type PlayerOptions = {
  src: string
  /** The start position in seconds, read when a player is created. It never plays by itself. */
  startAt?: number
  /** Called with the position in seconds, a few times a second while it plays. */
  onTime?: (seconds: number) => void
  onEnded: () => void
  onError: () => void
}

type VideoEvent = SyntheticEvent<HTMLVideoElement>

export type Player = ReturnType<typeof usePlayer>

/** The state of a player, as its events tell it, and the props by which ReactPlayer tells them. */
export function usePlayer({ src, startAt = 0, onTime, onEnded, onError }: PlayerOptions) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const isYoutube = serviceOf(src) === 'youtube'
  const [start] = useState(startAt)
  const [state, setState] = useState({
    isLoaded: false,
    isPlaying: false,
    hasEnded: false,
    isMuted: false,
    volume: 1,
    playbackRate: 1,
    /** In seconds, as is the duration. */
    time: start,
    duration: 0,
  })
  const change = (changed: Partial<typeof state>) =>
    setState((before) => ({ ...before, ...changed }))

  const read = (player: HTMLVideoElement) =>
    change({
      time: player.currentTime,
      duration: player.duration || 0,
      isMuted: player.muted,
      volume: player.volume,
      playbackRate: player.playbackRate,
    })

  // React creates a video a moment before it listens: the events of that moment are sent again.
  useEffect(() => {
    if (!video) return
    if (video.error) video.dispatchEvent(new Event('error'))
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) {
      video.dispatchEvent(new Event('loadedmetadata'))
    }
    // YouTube's player reads its options only when it loads, and may have begun before it had them.
    if (isYoutube) video.load()
  }, [video, isYoutube])

  return {
    ...state,
    /** Null until ReactPlayer's chunk has loaded. */
    video,
    /** The start position. */
    start,
    /** For ReactPlayer. */
    props: {
      ref: setVideo,
      // ReactPlayer sets both at each rendering, so they must be what the learner chose.
      volume: state.volume,
      playbackRate: state.playbackRate,
      onLoadedMetadata: ({ currentTarget }: VideoEvent) => {
        // YouTube's player gets the start position as an option.
        if (!isYoutube) resume(currentTarget, start)
        read(currentTarget)
        change({ isLoaded: true })
      },
      // The browser waits for a tap: the video is not slow.
      onSuspend: () => change({ isLoaded: true }),
      onPlay: () => change({ isPlaying: true, hasEnded: false }),
      onPause: () => change({ isPlaying: false }),
      onTimeUpdate: ({ currentTarget }: VideoEvent) => {
        read(currentTarget)
        onTime?.(currentTarget.currentTime)
      },
      onVolumeChange: ({ currentTarget }: VideoEvent) => read(currentTarget),
      onRateChange: ({ currentTarget }: VideoEvent) => read(currentTarget),
      onEnded: () => {
        change({ isPlaying: false, hasEnded: true })
        onEnded()
      },
      onError,
    },
  }
}

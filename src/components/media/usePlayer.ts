import { useEffect, useState, type SyntheticEvent } from 'react'
import { leaveFullScreen } from './full-screen'
import { resume, serviceOf } from './player-options'

export type PlayerOptions = {
  src: string
  /** The start position in seconds, read when a player is created. It never plays by itself. */
  startAt?: number
  /** Called with the position in seconds, a few times a second while it plays. */
  onTime?: (seconds: number) => void
  onEnded: () => void
  onError: (trouble: Trouble) => void
}

/** Why a video does not play: it did not come, or the browser cannot play what came. */
export type Trouble = 'failed' | 'unplayable'

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
    /** It was played since it was opened. */
    hasBegun: false,
    isMuted: false,
    volume: 1,
    playbackRate: 1,
    /** In seconds, as is the duration. */
    time: start,
    /** 0 for a film that does not say how long it is, such as a recorded one. */
    duration: 0,
    /** As far as it was played. */
    furthest: start,
    /** The time that a screen reader says: where it was started or moved to, not each second while it plays. */
    toldTime: start,
    /** False until the film is there, and where the browser tells that it has none. */
    hasSound: false,
  })
  const change = (changed: Partial<typeof state>) =>
    setState((before) => ({ ...before, ...changed }))

  const read = (player: HTMLVideoElement) =>
    setState((before) => ({
      ...before,
      time: player.currentTime,
      duration: Number.isFinite(player.duration) ? player.duration : 0,
      furthest: Math.max(before.furthest, player.currentTime),
      toldTime: before.isPlaying ? before.toldTime : player.currentTime,
      hasSound: hasSound(player),
      isMuted: player.muted,
      volume: player.volume,
      playbackRate: player.playbackRate,
    }))

  const end = () => {
    change({ isPlaying: false, hasEnded: true })
    // What comes next is said below the picture.
    leaveFullScreen(video)
    onEnded()
  }

  const isOfService = serviceOf(src) !== null
  // The players of the services do not catch a script that fails to load; PlayerFrame says what to do when nothing comes.
  useEffect(() => {
    if (!isOfService) return undefined
    window.addEventListener('unhandledrejection', dropScriptFailure, true)
    return () => window.removeEventListener('unhandledrejection', dropScriptFailure, true)
  }, [isOfService])

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
    /** It plays, and the browser has found no sound in it. */
    isSilent: state.hasBegun && state.time > start + 1 && !state.hasSound,
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
      onDurationChange: ({ currentTarget }: VideoEvent) => read(currentTarget),
      // The browser waits for a tap: the video is not slow.
      onSuspend: () => change({ isLoaded: true }),
      onPlay: () => change({ isLoaded: true, hasBegun: true, isPlaying: true, hasEnded: false }),
      onPause: ({ currentTarget }: VideoEvent) =>
        change({ isPlaying: false, toldTime: currentTarget.currentTime }),
      // The players of the services have a method of this name, which React replaces by this one: it gets no event.
      onSeeked: () => {
        if (!video) return
        change({ time: video.currentTime, toldTime: video.currentTime })
        // Moved to its end while it is paused, a video sends no `ended` event.
        if (video.ended && !state.hasEnded) end()
      },
      onTimeUpdate: ({ currentTarget }: VideoEvent) => {
        read(currentTarget)
        onTime?.(currentTarget.currentTime)
      },
      onVolumeChange: ({ currentTarget }: VideoEvent) => read(currentTarget),
      onRateChange: ({ currentTarget }: VideoEvent) => read(currentTarget),
      onEnded: end,
      onError: ({ currentTarget: { error } }: VideoEvent) =>
        onError(isUnplayable(error) && navigator.onLine ? 'unplayable' : 'failed'),
    },
  }
}

/** A script that did not load, as where a service is blocked, rejects with its `error` event. */
function dropScriptFailure(rejection: PromiseRejectionEvent): void {
  const { reason } = rejection
  if (!(reason instanceof Event && reason.target instanceof HTMLScriptElement)) return
  rejection.preventDefault()
  rejection.stopImmediatePropagation()
}

/** MEDIA_ERR_DECODE and MEDIA_ERR_SRC_NOT_SUPPORTED: the format, or a file that is not there, which browsers do not tell apart. */
const isUnplayable = (error: MediaError | null) => error?.code === 3 || error?.code === 4

/** Each engine tells of the sound in its own way. */
type Film = HTMLVideoElement & {
  mozHasAudio?: boolean
  audioTracks?: { length: number }
  webkitAudioDecodedByteCount?: number
}

function hasSound(film: Film): boolean {
  if (film.readyState < HTMLMediaElement.HAVE_METADATA) return false
  if (film.mozHasAudio !== undefined) return film.mozHasAudio
  if (film.audioTracks) return film.audioTracks.length > 0
  // Chrome decodes the first sound when the film plays.
  return film.webkitAudioDecodedByteCount !== 0
}

import { useSyncExternalStore } from 'react'

/** iPhones have calls of their own for full screen. */
type Video = HTMLVideoElement & {
  webkitDisplayingFullscreen?: boolean
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
}

export function showFullScreen(video: Video | null): void {
  if (video?.requestFullscreen) video.requestFullscreen().catch(() => {})
  else video?.webkitEnterFullscreen?.()
}

/** Leaves full screen, where this video has it. */
export function leaveFullScreen(video: Video | null): void {
  // Older browsers have no such element.
  if (document.fullscreenElement?.contains(video)) document.exitFullscreen().catch(() => {})
  else if (video?.webkitDisplayingFullscreen) video.webkitExitFullscreen?.()
}

export const useIsFullScreen = () =>
  useSyncExternalStore(onFullScreenChange, () => Boolean(document.fullscreenElement))

function onFullScreenChange(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

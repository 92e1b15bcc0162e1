import useMediaQuery from '@mui/material/useMediaQuery'
import { useWide } from '@/lib/media-queries'
import { useSettings } from '@/session/storage'

/**
 * Whether the window is at most so many times as high as its letters, by default so low that a bar at its bottom would hide the
 * content. An `em` of a media query is the browser's text size, without the learner's.
 */
export function useLowWindow(height = 30): boolean {
  const { textSize } = useSettings()
  return useMediaQuery(`(max-height: ${(height * Number(textSize)) / 100}em)`, { noSsr: true })
}

/**
 * Whether the window is so low that the bar of the buttons would hide too much of it: under 480 px, and higher ones with larger
 * letters. In a wide window the buttons stand in one row, so the letters may be larger there before they are in the way.
 */
export function useLowForBar(): boolean {
  const { textSize } = useSettings()
  const height = ((useWide() ? 20 : 30) * Number(textSize)) / 100
  return useMediaQuery(`(max-height: ${Math.max(30, height)}em)`, { noSsr: true })
}

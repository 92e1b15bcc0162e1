import useMediaQuery from '@mui/material/useMediaQuery'
import { useSettings } from '@/session/storage'

/**
 * Whether the window is at most so many times as high as its letters, by default so low that a bar at its bottom would hide the
 * content. An `em` of a media query is the browser's text size, without the learner's.
 */
export function useLowWindow(height = 30): boolean {
  const { textSize } = useSettings()
  return useMediaQuery(`(max-height: ${(height * Number(textSize)) / 100}em)`, { noSsr: true })
}

import useMediaQuery from '@mui/material/useMediaQuery'
import { useSettings } from '@/session/storage'

/**
 * Whether the window is so low for its letters that a bar at its bottom would hide the content. An `em` of a media
 * query is the browser's text size, without the learner's.
 */
export function useLowWindow(): boolean {
  const { textSize } = useSettings()
  return useMediaQuery(`(max-height: ${(30 * Number(textSize)) / 100}em)`, { noSsr: true })
}

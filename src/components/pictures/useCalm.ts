import { useReducedMotion } from '@/lib/media-queries'
import { useSettings } from '@/session/storage'

/** Whether celebrations are still pictures, because of the device's reduced motion or the learner's choice. */
export function useCalm(): boolean {
  const { celebrations } = useSettings()
  const isReduced = useReducedMotion()
  return celebrations === 'calm' || isReduced
}

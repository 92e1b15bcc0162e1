import { useReducedMotion } from '@/lib/useMediaQuery'
import { useSettings } from '@/session/storage'

/** Whether celebrations are still pictures, because of the device's reduced motion or the learner's choice. */
export function useCalm(): boolean {
  const { celebrations } = useSettings()
  const isReduced = useReducedMotion()
  return celebrations === 'calm' || isReduced
}

import { view } from './stored-things'
import { useStored } from './useStored'

/** Whether this learner sees the skill map and the paths as a map or as a list, and how to change it. */
export function useView() {
  const { value = 'map', keep } = useStored(view)
  return [value, keep] as const
}

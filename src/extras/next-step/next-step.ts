import { lazyAgain } from '@/lib/lazy-again'
import type { Extra } from '@/ui/extras/extras'

/** What comes next, on map and path (README.md). */
export const nextStep: Extra = {
  Band: lazyAgain(async () => ({ default: (await import('./NextStepBar')).NextStepBar })),
}

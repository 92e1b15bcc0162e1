import { lazy } from 'react'
import type { Extra } from '@/ui/extras/extras'

/** What comes next, on map and path (README.md). */
export const nextStep: Extra = {
  Band: lazy(async () => ({ default: (await import('./NextStepBar')).NextStepBar })),
}

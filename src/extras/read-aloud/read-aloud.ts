import { lazyAgain } from '@/lib/lazy-again'
import type { Extra } from '@/ui/extras/extras'

/** Listen: a lesson, a dialog or a step of the wizard is read aloud (README.md). */
export const readAloud: Extra = {
  HeadTool: lazyAgain(async () => ({ default: (await import('./ListenButton')).ListenButton })),
}

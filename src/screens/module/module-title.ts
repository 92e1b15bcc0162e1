import type { TFunction } from 'i18next'
import type { Module } from '@/api/learning'
import type { Ahead } from '@/domain/completion'

/** The props of the view of every kind of lesson. */
export type ModuleViewProps = {
  module: Module
  /** What follows once it is completed; null while the path is unknown. */
  ahead: Ahead | null
  /** Called once the module is saved as completed: the host opens the next step. */
  onCompleted: () => void
  /**
   * Called by a module that was completed before: the next step replaces its history entry. `celebrates`: the learner has
   * not been to its rating or celebration yet.
   */
  onPassedOver: (celebrates: boolean) => void
  /** Opens the next lesson without completing this one, which cannot be shown. */
  onSkip: () => void
  onBack: () => void
}

/**
 * The first title that is not empty. A lesson without any is called by its kind, as on the path.
 */
export function moduleTitle(
  t: TFunction<'modules'>,
  type: Module['type'],
  ...titles: readonly (string | undefined)[]
): string {
  return titles.find(Boolean) ?? t(`type.${type ?? 'unknown'}`)
}

import type { LearningModule } from '@/api/learning'
import type { Ahead } from './completion/completion-rules'

/** What the host gives to the view of a module, whatever its kind. */
export type ModuleViewProps = {
  module: LearningModule
  /** The skill whose path it stands on. */
  skillId: number
  /** What completing it opens; null while the path is unknown. */
  ahead: Ahead | null
  /** The module is saved as completed: the host leads on. */
  onCompleted: () => void
  /**
   * It was completed before: on to what comes next, in its place in the history. `celebrates`: the rating
   * and the joy over it are still to come.
   */
  onPassedOver: (celebrates: boolean) => void
  /** It cannot be shown: on to the next one, and nothing is completed. */
  onSkip: () => void
  onBack: () => void
}

import type { ReactNode } from 'react'
import type { LearningModule } from '@/api/learning'

/** What the host gives to the view of a module, whatever its kind. */
export type ModuleViewProps = {
  module: LearningModule
  /** Where the learner is on the path, to stand above the view's own heading. */
  header: ReactNode
  /** The module is saved as completed: the host leads on. */
  onCompleted: () => void
  onBack: () => void
}

import type { Answers } from '../wizard-answers'
import type { Problems } from '../wizard-steps'

export type StepProps = {
  answers: Answers
  problems: Problems
  answer: (change: Partial<Answers>) => void
}

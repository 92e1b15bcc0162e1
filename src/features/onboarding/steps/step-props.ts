import type { Answers } from '../wizard-answers'
import type { Problems } from '../wizard-steps'

/** What each step gets: the answers, what is missing, and the way to answer. */
export type StepProps = {
  answers: Answers
  problems: Problems
  answer: (change: Partial<Answers>) => void
}

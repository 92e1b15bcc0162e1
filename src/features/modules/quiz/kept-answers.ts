import type { QuizQuestion } from '@/api/modules'
import type { Id } from '@/api/transport/call'
import type { UncheckedAnswer } from '@/learner/kept/finished-lessons'

/** What was chosen in a quiz that nobody could check, by question, and what is known to be right. */
type Chosen = Readonly<Record<string, { option: Id; isRight: boolean }>>

const chosenFor = ({ id }: QuizQuestion, chosen: Chosen | undefined) =>
  id === null ? undefined : chosen?.[String(id)]

/** The answers that the backend has not checked yet, in the order of the questions. */
export function uncheckedOf(
  questions: readonly QuizQuestion[],
  chosen: Chosen | undefined,
): UncheckedAnswer[] {
  return questions.flatMap((question, place) => {
    const answer = chosenFor(question, chosen)
    return answer && !answer.isRight && question.id !== null
      ? [{ question: question.id, option: answer.option, place }]
      : []
  })
}

/** The question after this one; those that are known to be right are not asked again. */
export function nextToAsk(
  questions: readonly QuizQuestion[],
  index: number,
  chosen: Chosen | undefined,
): number {
  const next = questions.findIndex(
    (question, place) => place > index && chosenFor(question, chosen)?.isRight !== true,
  )
  return next === -1 ? questions.length : next
}

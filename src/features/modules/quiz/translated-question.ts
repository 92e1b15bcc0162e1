import type { QuizQuestion } from '@/api/modules'
import { isSameId, type Id } from '@/api/transport/call'

type WithId = { id: Id | null }

/**
 * Finds the same question or option in another language: by id, or by index if none has an id. Undefined if the match
 * is ambiguous: no translation is better than a wrong one.
 */
function counterpart<T extends WithId>(one: T, here: readonly T[], there: readonly T[]) {
  const { id } = one
  if (id !== null) {
    const isSame = (other: T) => other.id !== null && isSameId(other.id, id)
    const [found, ...more] = there.filter(isSame)
    return more.length === 0 && here.filter(isSame).length === 1 ? found : undefined
  }
  const isByPlace =
    here.length === there.length && [...here, ...there].every((other) => other.id === null)
  return isByPlace ? there[here.indexOf(one)] : undefined
}

/** The translations of a question and of its options, in the order of the options here. */
export function translatedQuestion(
  question: QuizQuestion,
  here: readonly QuizQuestion[],
  there: readonly QuizQuestion[],
): (string | undefined)[] {
  const other = counterpart(question, here, there)
  return [
    other?.text,
    ...question.options.map(
      (option) => other && counterpart(option, question.options, other.options)?.text,
    ),
  ]
}

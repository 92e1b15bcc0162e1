import type { QuizQuestion } from '@/api/modules'
import { isSameId, type Id } from '@/api/transport/call'

type WithId = { id: Id | null }

/**
 * The one that is the same in another language: by its id, and where nobody has one, by its place. Undefined
 * where it is not certain: better no words than those of another one.
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

/** The words of a question of this quiz in another language, then those of its options in their order here. */
export function questionInOther(
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

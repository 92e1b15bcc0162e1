import type { ModuleStatus } from '@/api/learning'
import type { QuizQuestion } from '@/api/modules'
import { ApiError } from '@/api/transport/api-error'
import { isSameId, type Id } from '@/api/transport/call'

/** A question that offers nothing to choose would hold the learner for ever: it is left out. */
export function askable(questions: readonly QuizQuestion[]): QuizQuestion[] {
  return questions.filter((question) => question.options.length > 0)
}

/**
 * The questions of a quiz that is open stay in their places, and their options in theirs, whatever comes
 * later. Only their words may be newer: those of another language.
 */
export function inPlace(
  open: readonly QuizQuestion[],
  newer: readonly QuizQuestion[],
): QuizQuestion[] {
  return open.map((question) => {
    const words = withSameId(newer, question)
    if (!words) return question
    const options = question.options.map((option) => withSameId(words.options, option) ?? option)
    return { ...words, options }
  })
}

function withSameId<T extends { id: Id | null }>(list: readonly T[], { id }: T): T | undefined {
  if (id === null) return undefined
  return list.find((one) => one.id !== null && isSameId(one.id, id))
}

/** The letter before an option: A, B, C … */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + (index % 26))
}

/**
 * What Continue saves after a right answer (rules.md#quiz): 'completed' on the last question,
 * else 'in_progress'. A quiz that is completed already saves nothing, so that doing it again locks
 * nothing.
 */
export function stateToSave(
  isLast: boolean,
  status: ModuleStatus,
): 'in_progress' | 'completed' | null {
  if (status === 'completed') return null
  return isLast ? 'completed' : 'in_progress'
}

/** Why the questions could not be shown, where it is not simply that the call failed. */
export function loadFailure(error: unknown): 'configuration' | 'shape' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'missing-id') return 'configuration'
  return error.kind === 'invalid-answer' ? 'shape' : undefined
}

/** Why an answer could not be sent: the question or the option has no id, or the call failed. */
export function answerFailure(error: unknown): 'missing-parameters' | 'answer-failed' {
  const isMissing = error instanceof ApiError && error.kind === 'missing-id'
  return isMissing ? 'missing-parameters' : 'answer-failed'
}

/** The question to show: the first one where the quiz has become shorter than the kept place. */
export function withinQuiz(question: number, questions: number): number {
  return question < questions ? question : 0
}

import { isSameId, type Id } from './ids'
import type { ModuleStatus, SavedStatus } from './learning-path'

export type Option = { id: Id | null; text: string }

export type Question = {
  /** Null in a malformed answer; it then cannot be answered. */
  id: Id | null
  text: string
  options: Option[]
}

/** Options that were chosen, each with its question: the right ones, or those that were tried and wrong. */
export type Answered = readonly { question: Id; option: Id }[]

/** Leaves out questions without options: they could never be answered. */
export function askable(questions: readonly Question[]): Question[] {
  return questions.filter((question) => question.options.length > 0)
}

/**
 * The questions of an open quiz, with their texts from a newer response, such as in another language. Questions and
 * options keep their number and order, whatever the response contains.
 */
export function inPlace(open: readonly Question[], newer: readonly Question[]): Question[] {
  return open.map((question) => {
    const words = withSameId(newer, question)
    if (!words) return question
    const options = question.options.map((option) => withSameId(words.options, option) ?? option)
    return { ...words, options }
  })
}

function withSameId<T extends { id: Id | null }>(list: readonly T[], { id }: T): T | undefined {
  return list.find((one) => isSame(one.id, id))
}

/** Whether both are known and the same. */
function isSame(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a != null && b != null && isSameId(a, b)
}

/** The letter before an option: A, B, C … */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + (index % 26))
}

/**
 * The state that Continue saves after a right answer: 'completed' on the last question, else
 * 'in_progress'. Null for a completed quiz: 'in_progress' would lock the modules after it again.
 */
export function stateToSave(isLast: boolean, status: ModuleStatus): SavedStatus | null {
  if (status === 'completed') return null
  return isLast ? 'completed' : 'in_progress'
}

/** The index of the option that the learner answered right; null if the question is still open. */
export function rightOption(question: Question | undefined, answered: Answered): number | null {
  const answer = answered.find((one) => isSame(one.question, question?.id))
  const index = question?.options.findIndex(({ id }) => isSame(answer?.option, id)) ?? -1
  return index === -1 ? null : index
}

/** The options that were tried and wrong, by the index of their question. */
export function triedOptions(
  questions: readonly Question[],
  tried: Answered,
): Record<number, number[]> {
  const rows = questions.map(({ id, options }, index) => {
    const places = options.flatMap((one, place) => {
      const isTried = tried.some(
        ({ question, option }) => isSame(question, id) && isSame(option, one.id),
      )
      return isTried ? [place] : []
    })
    return [index, places] as const
  })
  return Object.fromEntries(rows)
}

/**
 * The index of the question to begin with: the one that Continue has not saved yet, else the first open one, else the last.
 */
export function firstQuestion(
  questions: readonly Question[],
  answered: Answered,
  unsaved: Id | undefined,
): number {
  const again = questions.findIndex(({ id }) => isSame(id, unsaved))
  if (again !== -1) return again
  const open = questions.findIndex((question) => rightOption(question, answered) === null)
  return open === -1 ? questions.length - 1 : open
}

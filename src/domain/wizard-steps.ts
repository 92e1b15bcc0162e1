import type { Goal, Profile } from './profile'
import { usernameProblem, type UsernameProblem } from './username'
import { isOtherGoal, tickedGoals, type Answers } from './wizard-answers'

/** The five steps, 0 to 4. */
export const steps = ['about', 'journey', 'username', 'goals', 'summary'] as const

export type Field = keyof Answers
export type Problem = UsernameProblem | 'taken'
/** The problems of a step by field, in the order of the fields on the page. */
export type Problems = Partial<Record<Field, Problem>>

/** What the server has told us: the available goals, and a username that it refused. */
export type Known = { goals: readonly Goal[]; takenName?: string | undefined }

const stepOfField = {
  ageRange: 0,
  gender: 0,
  supportLevel: 1,
  username: 2,
  goals: 3,
  customGoal: 3,
} as const satisfies Record<Field, number>

/** The progress (step + 1) / 5 in percent. */
export function percentOf(step: number): number {
  return ((step + 1) / steps.length) * 100
}

/** The problems that keep Next from leaving a step; empty if there are none. */
export function stepProblems(step: number, answers: Answers, known: Known): Problems {
  const problems = allProblems(answers, known)
  const fields = Object.keys(stepOfField) as Field[]
  const here = fields.filter((field) => stepOfField[field] === step && problems[field])
  return Object.fromEntries(here.map((field) => [field, problems[field]]))
}

function allProblems(answers: Answers, { goals, takenName }: Known): Problems {
  const ticked = tickedGoals(answers, goals)
  const isTaken = answers.username.toLowerCase() === takenName?.toLowerCase()
  const username = usernameProblem(answers.username) ?? (isTaken ? 'taken' : undefined)
  return {
    ...(answers.ageRange === null && { ageRange: 'required' }),
    ...(answers.gender === null && { gender: 'required' }),
    ...(answers.supportLevel === null && { supportLevel: 'required' }),
    ...(username !== undefined && { username }),
    ...(ticked.length === 0 && { goals: 'required' }),
    ...(ticked.some(isOtherGoal) && answers.customGoal.trim() === '' && { customGoal: 'required' }),
  }
}

/** The first incomplete step, or the summary if none is. */
export function firstOpenStep(answers: Answers, known: Known): number {
  const open = steps.findIndex(
    (_name, step) => Object.keys(stepProblems(step, answers, known)).length > 0,
  )
  return open === -1 ? steps.length - 1 : open
}

type FullAnswers = Answers & Pick<Profile, 'ageRange' | 'gender' | 'supportLevel'>

const areFull = (answers: Answers, known: Known): answers is FullAnswers =>
  firstOpenStep(answers, known) === steps.length - 1

/** The profile to send; undefined while an answer is missing. */
export function profileOf(answers: Answers, known: Known): Profile | undefined {
  if (!areFull(answers, known)) return undefined
  const { ageRange, gender, supportLevel, username } = answers
  const ticked = tickedGoals(answers, known.goals)
  return {
    ageRange,
    gender,
    supportLevel,
    username,
    goals: ticked.map(({ id }) => id),
    customGoal: ticked.some(isOtherGoal) ? answers.customGoal.trim() : '',
  }
}

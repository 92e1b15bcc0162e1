import { includesId, isSameId, type Id } from './ids'
import type { Goal, Profile } from './profile'

/** The learner's answers so far; null where nothing is chosen. */
export type Answers = {
  ageRange: Profile['ageRange'] | null
  gender: Profile['gender'] | null
  supportLevel: Profile['supportLevel'] | null
  username: string
  goals: Id[]
  /** The learner's text for the goal 'Other'; empty while 'Other' is not ticked. */
  customGoal: string
}

export const noAnswers: Answers = {
  ageRange: null,
  gender: null,
  supportLevel: null,
  username: '',
  goals: [],
  customGoal: '',
}

/** Whether a goal is 'Other' or 'Otro', which needs the learner's own text, in any case. */
export function isOtherGoal({ name }: Goal): boolean {
  return ['other', 'otro'].includes(name.trim().toLowerCase())
}

/** The ticked goals that are in the server's list. */
export function tickedGoals(answers: Answers, goals: readonly Goal[]): Goal[] {
  return goals.filter(({ id }) => includesId(answers.goals, id))
}

/** Ticks or unticks a goal. Unticking 'Other' removes its text. */
export function withGoal(answers: Answers, goal: Goal, ticked: boolean): Answers {
  const others = answers.goals.filter((id) => !isSameId(id, goal.id))
  return {
    ...answers,
    goals: ticked ? [...others, goal.id] : others,
    customGoal: !ticked && isOtherGoal(goal) ? '' : answers.customGoal,
  }
}

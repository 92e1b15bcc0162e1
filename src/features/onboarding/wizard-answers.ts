import type { LifeGoal, Profile } from '@/api/onboarding'
import { hasId, isSameId, type Id } from '@/api/transport/call'

/** What the learner has answered so far; null where they have not chosen. */
export type Answers = {
  ageRange: Profile['ageRange'] | null
  gender: Profile['gender'] | null
  supportLevel: Profile['supportLevel'] | null
  username: string
  goals: Id[]
  /** The text of the goal 'Other'; empty while that is not ticked. */
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

/** The goal that needs a text of the learner's own: 'Other' or 'Otro', in any case (rules.md#wizard). */
export function isOtherGoal({ name }: LifeGoal): boolean {
  return ['other', 'otro'].includes(name.trim().toLowerCase())
}

/** The goals of the server's list that are ticked. */
export function tickedGoals(answers: Answers, goals: readonly LifeGoal[]): LifeGoal[] {
  return goals.filter(({ id }) => hasId(answers.goals, id))
}

/** Ticks or unticks a goal; without 'Other' its text goes (rules.md#wizard). */
export function withGoal(answers: Answers, goal: LifeGoal, ticked: boolean): Answers {
  const others = answers.goals.filter((id) => !isSameId(id, goal.id))
  return {
    ...answers,
    goals: ticked ? [...others, goal.id] : others,
    customGoal: !ticked && isOtherGoal(goal) ? '' : answers.customGoal,
  }
}

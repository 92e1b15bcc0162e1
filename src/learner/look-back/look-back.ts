import { stored } from '../stored'
import { finishedAt, ownStars } from '../stored-things'

type Id = number | string

/** The keys of a skill and of a step in `finishedAt` and `ownStars`. */
export const skillName = (skillId: Id) => `skill ${skillId}`
export const stepName = (skillId: Id, stepId: Id) => `step ${skillId} ${stepId}`

/** Returns a function that stores when the current learner finished something; the first time counts. */
export function finishRecorder(): (names: readonly string[], at: number) => void {
  const kept = stored(finishedAt)
  return (names, at) => {
    if (names.length === 0) return
    kept.change((before = {}) => ({
      ...Object.fromEntries(names.map((name) => [name, at])),
      ...before,
    }))
  }
}

/** Returns a function that stores the current learner's own stars of a step. */
export function starRecorder(): (name: string, stars: number) => void {
  const kept = stored(ownStars)
  return (name, stars) => {
    const given = ([1, 2, 3, 4, 5] as const).find((one) => one === stars)
    if (given) kept.change((before = {}) => ({ ...before, [name]: given }))
  }
}

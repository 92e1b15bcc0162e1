import { stored } from '../stored'
import { finishedAt, ownStars } from '../stored-things'

type Id = number | string

/** Under which name a skill, or a step of it, is looked back on. */
export const skillName = (skillId: Id) => `skill ${skillId}`
export const stepName = (skillId: Id, stepId: Id) => `step ${skillId} ${stepId}`

/** What keeps the moment at which the learner who is here now has finished things; the first one counts. */
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

/** What keeps how sure the learner who is here now feels after a step. */
export function starRecorder(): (name: string, stars: number) => void {
  const kept = stored(ownStars)
  return (name, stars) => {
    const given = ([1, 2, 3, 4, 5] as const).find((one) => one === stars)
    if (given) kept.change((before = {}) => ({ ...before, [name]: given }))
  }
}

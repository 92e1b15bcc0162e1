import * as v from 'valibot'

const id = v.union([v.number(), v.string()])

/** A lesson that was finished on this device and is not saved yet (rules.md#kept-skills). */
export const finishedLesson = v.object({
  skillId: v.number(),
  module: v.object({
    id: v.nullable(id),
    contentId: v.nullable(id),
    parentSubSkillId: v.nullable(id),
    type: v.string(),
    title: v.string(),
  }),
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0)),
})
export type FinishedLesson = v.InferOutput<typeof finishedLesson>
export type LessonIds = Pick<FinishedLesson['module'], 'id' | 'parentSubSkillId' | 'type'>

const keyOf = ({ id: own, parentSubSkillId, type }: LessonIds) =>
  JSON.stringify([type, String(own), String(parentSubSkillId)])

/** Whether two descriptions mean the same lesson: ids may repeat between types and sub-skills. */
export const isSameLesson = (one: LessonIds, other: LessonIds) => keyOf(one) === keyOf(other)

export const isFinishedHere = (list: readonly FinishedLesson[], lesson: LessonIds) =>
  list.some(({ module }) => isSameLesson(module, lesson))

/** In the order of finishing; finishing one again changes nothing. */
export function withFinished(
  list: readonly FinishedLesson[],
  lesson: FinishedLesson,
): FinishedLesson[] {
  return isFinishedHere(list, lesson.module) ? [...list] : [...list, lesson]
}

export const withoutFinished = (
  list: readonly FinishedLesson[],
  lesson: LessonIds,
): FinishedLesson[] => list.filter(({ module }) => !isSameLesson(module, lesson))

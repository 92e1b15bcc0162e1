import * as v from 'valibot'

const id = v.union([v.number(), v.string()])

const uncheckedAnswer = v.object({
  question: id,
  option: id,
  /** Which question of the quiz it is, counted from 0. */
  place: v.number(),
})
export type UncheckedAnswer = v.InferOutput<typeof uncheckedAnswer>

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
  /** Of a quiz: the answers that are sent before it is saved. */
  answers: v.exactOptional(v.array(uncheckedAnswer)),
  /** The sub-skill that is rated after it. */
  rating: v.exactOptional(id),
  /** An answer was wrong: the learner has to look at it again. It keeps its place in the order. */
  isOpenAgain: v.exactOptional(v.literal(true)),
})
export type FinishedLesson = v.InferOutput<typeof finishedLesson>
export type LessonIds = Pick<FinishedLesson['module'], 'id' | 'parentSubSkillId'> & {
  type: string | null
}

const keyOf = ({ id: own, parentSubSkillId, type }: LessonIds) =>
  JSON.stringify([type, String(own), String(parentSubSkillId)])

/** Whether two descriptions mean the same lesson: ids may repeat between types and sub-skills. */
export const isSameLesson = (one: LessonIds, other: LessonIds) => keyOf(one) === keyOf(other)

export const isFinishedHere = (list: readonly FinishedLesson[], lesson: LessonIds) =>
  list.some(({ module, isOpenAgain }) => !isOpenAgain && isSameLesson(module, lesson))

/** In the order of finishing; one that is finished again keeps its place. */
export function withFinished(
  list: readonly FinishedLesson[],
  lesson: FinishedLesson,
): FinishedLesson[] {
  const isIn = list.some(({ module }) => isSameLesson(module, lesson.module))
  return isIn
    ? list.map((one) => (isSameLesson(one.module, lesson.module) ? lesson : one))
    : [...list, lesson]
}

/** An answer in it was wrong: it waits for its learner. */
export const withOpenAgain = (list: readonly FinishedLesson[], lesson: LessonIds) =>
  list.map((one): FinishedLesson =>
    isSameLesson(one.module, lesson) ? { ...one, isOpenAgain: true } : one,
  )

export const withoutFinished = (
  list: readonly FinishedLesson[],
  lesson: LessonIds,
): FinishedLesson[] => list.filter(({ module }) => !isSameLesson(module, lesson))

import * as v from 'valibot'
import { objects } from './answer-shapes'

/**
 * Ids keep the type in which the host sent them, and go back unchanged. All responses here are
 * normalized already.
 */
export type Id = number | string

const id = v.union([v.number(), v.string()])
const selection = v.object({ selectedSkills: objects(v.object({ id })) })
const map = v.object({ 'skill-map': objects(selection) })

/**
 * The ids of the account's chosen skills, in the order of the map; empty for a malformed response.
 */
export function chosenSkills(answer: unknown): Id[] {
  const { success, output } = v.safeParse(map, answer)
  return success
    ? output['skill-map'].flatMap(({ selectedSkills }) => selectedSkills.map((skill) => skill.id))
    : []
}

const module = v.object({
  id: v.nullish(id),
  subskill_id: v.nullish(id),
  type: v.string(),
  status: v.unknown(),
})
const path = v.object({
  subskills: objects(v.object({ id, modules: v.nullish(objects(module)) })),
})

export type FoundModule = { type: string; contentId: Id; status: unknown; subSkillId: Id }

/**
 * The modules of a path with the id that other calls take (contract.md#content-ids); empty for a
 * malformed response.
 */
export function modulesOf(answer: unknown): FoundModule[] {
  const { success, output } = v.safeParse(path, answer)
  if (!success) return []
  return output.subskills.flatMap((subSkill) =>
    (subSkill.modules ?? []).flatMap(({ id: own, subskill_id, type, status }) => {
      const contentId = own ?? subskill_id
      return contentId === null || contentId === undefined
        ? []
        : [{ type: type.toLowerCase(), status, contentId, subSkillId: subSkill.id }]
    }),
  )
}

const quiz = v.object({
  questions: objects(v.object({ id, options: objects(v.object({ id })) })),
})

/** A question of a quiz and one of its options; undefined if the response is malformed or empty. */
export function firstAnswer(answer: unknown): { questionId: Id; optionId: Id } | undefined {
  const { success, output } = v.safeParse(quiz, answer)
  const [question] = success ? output.questions : []
  const [option] = question?.options ?? []
  return question && option && { questionId: question.id, optionId: option.id }
}

import * as v from 'valibot'
import { objects } from './answer-shapes'

/** Ids as the host sent them: they are sent back just so. All answers here are in the words of the contract. */
export type Id = number | string

const id = v.union([v.number(), v.string()])
const selection = v.object({ selectedSkills: objects(v.object({ id })) })
const map = v.object({ 'skill-map': objects(selection) })

/** The ids of the skills that the account has chosen, in the order of the map; none in a broken answer. */
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

/** The modules of a path with the id that the calls take (contract.md#content-ids); none in a broken answer. */
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

/** A question of a quiz and one of its options; undefined in a broken or an empty answer. */
export function firstAnswer(answer: unknown): { questionId: Id; optionId: Id } | undefined {
  const { success, output } = v.safeParse(quiz, answer)
  const [question] = success ? output.questions : []
  const [option] = question?.options ?? []
  return question && option && { questionId: question.id, optionId: option.id }
}

import * as v from 'valibot'
import { shapes } from './answer-shapes'

export type Id = number | string

const id = v.union([v.number(), v.string()])

/** The ids of the skills that the account has chosen, in the order of the map; none in a broken answer. */
export function chosenSkills(map: unknown): Id[] {
  const { success, output } = v.safeParse(shapes.map, map)
  return success
    ? output['skill-map'].flatMap(({ selectedSkills }) => selectedSkills.map((skill) => skill.id))
    : []
}

const path = v.object({
  subskills: v.array(
    v.object({
      id,
      modules: v.nullish(
        v.array(
          v.object({ id, subskill_id: v.nullish(id), type: v.string(), status: v.unknown() }),
        ),
      ),
    }),
  ),
})

export type FoundModule = { type: string; contentId: Id; status: unknown; subSkillId: Id }

/** The modules of a path with the id that the calls take (contract.md#content-ids); none in a broken answer. */
export function modulesOf(answer: unknown): FoundModule[] {
  const { success, output } = v.safeParse(path, answer)
  if (!success) return []
  return output.subskills.flatMap((subSkill) =>
    (subSkill.modules ?? []).map(({ subskill_id, type, status, ...module }) => ({
      type,
      status,
      contentId: subskill_id ?? module.id,
      subSkillId: subSkill.id,
    })),
  )
}

/** A question of a quiz and one of its options; undefined in a broken or an empty answer. */
export function firstAnswer(quiz: unknown): { questionId: Id; optionId: Id } | undefined {
  const { success, output } = v.safeParse(shapes.quiz, quiz)
  if (!success) return undefined
  const [question] = Array.isArray(output) ? output : output.questions
  const [option] = question?.options ?? []
  return question && option && { questionId: question.id, optionId: option.id }
}

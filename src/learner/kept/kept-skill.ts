import * as v from 'valibot'

const count = v.pipe(v.number(), v.minValue(0))

/** A skill whose lessons are kept on this device, or are on their way there. */
export const keptSkill = v.object({
  skillId: v.number(),
  name: v.string(),
  /** Everything is here; else a download was stopped and can go on. */
  isWhole: v.boolean(),
  bytes: count,
  /** Milliseconds since 1970. */
  usedAt: count,
  languages: v.array(v.string()),
  /** Titles of the films that cannot be kept. */
  missing: v.array(v.string()),
})
export type KeptSkill = v.InferOutput<typeof keptSkill>

/** Whether all of it is here in a language. */
export const isKeptIn = ({ isWhole, languages }: KeptSkill, language: string) =>
  isWhole && languages.includes(language)

/** The list with this skill in it, in the place that it had. */
export function withKeptSkill(list: readonly KeptSkill[], skill: KeptSkill): KeptSkill[] {
  const isKept = list.some(({ skillId }) => skillId === skill.skillId)
  return isKept
    ? list.map((one) => (one.skillId === skill.skillId ? skill : one))
    : [...list, skill]
}

export const withoutKeptSkill = (list: readonly KeptSkill[], skillId: number): KeptSkill[] =>
  list.filter((one) => one.skillId !== skillId)

export const usedNow = (list: readonly KeptSkill[], skillId: number, now: number): KeptSkill[] =>
  list.map((one) => (one.skillId === skillId ? { ...one, usedAt: now } : one))

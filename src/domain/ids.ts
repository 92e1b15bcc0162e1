import * as v from 'valibot'

/** A number or a text. A backend may send 7 in one answer and "7" in another, so compare with `isSameId`. */
export type Id = number | string

export const idSchema = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.regex(/\S/))])

/** Null where there is none. */
export const optionalId = v.fallback(v.nullable(idSchema), null)

/** The id of a skill: a whole positive number. */
export const skillIdSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** The number, or its digits as a text. */
export const looseSkillId = v.union([
  skillIdSchema,
  v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.toNumber(), skillIdSchema),
])

/** Null for anything else. */
export const toSkillId = (value: unknown): number | null =>
  v.parse(v.fallback(v.nullable(looseSkillId), null), value)

export const isSameId = (one: Id, other: Id): boolean => String(one) === String(other)

export const includesId = (ids: readonly Id[], wanted: Id): boolean =>
  ids.some((id) => isSameId(id, wanted))

/** The ids with or without this one, which is last if it is new. */
export const withId = (ids: readonly Id[], id: Id, isIn: boolean): Id[] => {
  const others = ids.filter((one) => !isSameId(one, id))
  return isIn ? [...others, id] : others
}

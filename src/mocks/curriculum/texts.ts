import * as v from 'valibot'

const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('A text is empty'))

/** A text in both languages, side by side for the authors of lessons. */
export const LocalizedSchema = v.strictObject({ en: TextSchema, es: TextSchema })

/** A file name without extension: `safe-temperatures`. */
export const SlugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A file name has small letters, digits and hyphens only'),
)

/** The languages of the lessons; the first is the fallback for all others. */
export const contentLanguages = ['en', 'es'] as const
export type Language = (typeof contentLanguages)[number]

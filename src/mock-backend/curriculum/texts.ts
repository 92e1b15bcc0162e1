import * as v from 'valibot'

const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('A text is empty'))

/** One text in both languages, side by side, so that a teacher sees them together. */
export const LocalizedSchema = v.strictObject({ en: TextSchema, es: TextSchema })

/** The plain base name of a file: `safe-temperatures`. */
export const SlugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A file name has small letters, digits and hyphens only'),
)

/** The languages of the lessons. In any other a learner reads the first. */
export const contentLanguages = ['en', 'es'] as const
export type Language = (typeof contentLanguages)[number]
export type Localized = v.InferOutput<typeof LocalizedSchema>

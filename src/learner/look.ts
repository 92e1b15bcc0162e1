import * as v from 'valibot'

/** What a learner may set of the look, and its values; the first of each is the device's own. */
export const lookValues = {
  /** In percent of the browser's text size. */
  textSize: ['100', '125', '150', '175', '200'],
  colors: ['device', 'light', 'dark'],
  contrast: ['device', 'more'],
  celebrations: ['full', 'calm'],
} as const

/** A value that does not parse is dropped, and the rest kept. */
const optional = <const Value extends string>(values: readonly Value[]) =>
  v.fallback(v.optional(v.picklist(values)), undefined)

export const lookSchema = v.object({
  textSize: optional(lookValues.textSize),
  colors: optional(lookValues.colors),
  contrast: optional(lookValues.contrast),
  celebrations: optional(lookValues.celebrations),
})

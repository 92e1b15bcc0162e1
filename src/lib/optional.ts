import * as v from 'valibot'

/** Missing where it cannot be read: the rest of its object still counts. */
export const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined)

import * as v from 'valibot'

/** The problems of an entry, by field. */
export type Problems<Entry, Problem extends string> = Partial<Record<keyof Entry, Problem>>

/** A schema for rules over several fields: each problem that `check` returns becomes the message of its field. */
export const problemSchema = <Entry extends object, Problem extends string>(
  check: (entry: Entry) => Problems<Entry, Problem>,
) =>
  v.pipe(
    v.custom<Entry>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input: Entry = dataset.value
      for (const [key, message] of Object.entries<Problem | undefined>(check(input))) {
        if (message === undefined) continue
        const value: unknown = Reflect.get(input, key)
        addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key, value }] })
      }
    }),
  )

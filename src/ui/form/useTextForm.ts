import { useState } from 'react'
import { useCheckedForm } from './useCheckedForm'

type Options<Field extends string, Problem> = {
  name: string
  initial: Record<Field, string>
  check: (entry: Record<Field, string>) => Partial<Record<Field, Problem>>
  /** The sentence for a problem. */
  say: (problem: Problem) => string
  /** The entry is another one: what was said about the last one may no longer hold. */
  onEdit: () => void
}

/** A checked form whose fields are texts: what each field needs, and what a summary says. */
export function useTextForm<Field extends string, Problem>(options: Options<Field, Problem>) {
  const { name, initial, check, say, onEdit } = options
  const [entry, setEntry] = useState(initial)
  const form = useCheckedForm({
    name,
    entry,
    check,
    onEdit: (next) => {
      setEntry(next)
      onEdit()
    },
  })
  const { problems, idOf, edit, leave } = form
  const errorOf = (field: Field) => {
    const problem = problems[field]
    return problem === undefined ? undefined : say(problem)
  }
  const fields = Object.keys(initial) as Field[] // the keys of the entry are its fields

  return {
    ...form,
    entry,
    setEntry,
    /** All that a text field needs. */
    field: (field: Field) => ({
      id: idOf(field),
      name: field,
      value: entry[field],
      onChange: (value: string) => {
        const change: Partial<Record<Field, string>> = {}
        change[field] = value
        edit(change)
      },
      onBlur: leave(field),
      error: errorOf(field),
    }),
    summary: {
      id: form.summaryId,
      errors: fields.flatMap((field) => {
        const message = errorOf(field)
        return message === undefined ? [] : [{ fieldId: idOf(field), message }]
      }),
    },
  }
}

export type TextForm<Field extends string> = {
  entry: Record<Field, string>
  field: (field: Field) => {
    id: string
    name: string
    value: string
    onChange: (value: string) => void
    onBlur: (event: React.FocusEvent) => void
    error: string | undefined
  }
}

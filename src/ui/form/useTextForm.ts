import { type ChangeEvent, type FocusEvent, useEffectEvent, useLayoutEffect } from 'react'
import { useHydrated } from '@/lib/useHydrated'
import type { TextFieldProps } from './TextField'
import { useCheckedForm } from './useCheckedForm'

type Options<Field extends string, Problem extends string> = {
  name: string
  /** The names of the fields, in the order of the page. */
  fields: readonly Field[]
  check: (entry: Record<Field, string>) => Partial<Record<Field, Problem>>
  /** The sentence for a problem. */
  say: (problem: Problem) => string
  /** The entry is another one: what was said about the last one may no longer hold. */
  onEdit: () => void
}

/** A checked form whose fields are texts: what each field needs, and what a summary says. */
export function useTextForm<Field extends string, Problem extends string>(
  options: Options<Field, Problem>,
) {
  const { name, fields, check, say, onEdit } = options
  // Rendered once more after hydration, when the fields have been read from the page.
  useHydrated()
  /** Before hydration nothing is read from the page yet. */
  const whole = (entry: Partial<Record<Field, string>>) =>
    Object.fromEntries(fields.map((field) => [field, entry[field] ?? ''])) as Record<Field, string>
  const form = useCheckedForm<Record<Field, string>, Problem>({
    name,
    check: (entry) => check(whole(entry)),
    onEdit,
  })
  const errorOf = (field: Field) => {
    const problem = form.problems[field]
    return problem === undefined ? undefined : say(problem)
  }

  return {
    ...form,
    entry: whole(form.entry),
    submit: (send: (entry: Record<Field, string>) => void) =>
      form.submit((entry) => send(whole(entry))),
    /** Puts a text into a field, as if it had been there from the start. */
    fill: form.fill,
    /** All that a text field needs. */
    field: (field: Field) => {
      const { ref, ...events } = form.register(field)
      return {
        ...events,
        onChange: (event: ChangeEvent) => void events.onChange(event),
        onBlur: (event: FocusEvent) => void events.onBlur(event),
        inputRef: ref,
        id: form.idOf(field),
        error: errorOf(field),
      }
    },
    summary: {
      id: form.summaryId,
      errors: fields.flatMap((field) => {
        const message = errorOf(field)
        return message === undefined ? [] : [{ fieldId: form.idOf(field), message }]
      }),
    },
  }
}

export type TextForm<Field extends string> = {
  entry: Record<Field, string>
  idOf: (field: Field) => string
  fill: (field: Field, text: string) => void
  field: (
    field: Field,
  ) => Pick<TextFieldProps, 'id' | 'error' | 'inputRef' | 'onChange' | 'onBlur'> & { name: string }
}

/** Fills a field of a form with what is remembered of it, unless somebody has typed there before hydration. */
export function useStartText<Field extends string>(
  form: Pick<TextForm<Field>, 'idOf' | 'fill'>,
  field: Field,
  remembered: () => string,
): void {
  const fill = useEffectEvent(() => {
    const input = document.getElementById(form.idOf(field))
    const text = remembered()
    if (text !== '' && input instanceof HTMLInputElement && input.value === '')
      form.fill(field, text)
  })
  useLayoutEffect(() => fill(), [])
}

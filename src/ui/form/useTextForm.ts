import { type ChangeEvent, type FocusEvent, useEffectEvent, useLayoutEffect } from 'react'
import { useHydrated } from '@/lib/useHydrated'
import type { TextFieldProps } from './TextField'
import { useCheckedForm } from './useCheckedForm'

type Options<Field extends string, Problem extends string> = {
  name: string
  /** The names of the fields, in the order of the page. */
  fields: readonly Field[]
  check: (entry: Record<Field, string>) => Partial<Record<Field, Problem>>
  /** Returns the sentence for a problem. */
  say: (problem: Problem) => string
  /** Called when the entry changes: a message about the last one may no longer hold. */
  onEdit: () => void
}

/** A validated form of text fields: the props of each field, and the items of its summary. */
export function useTextForm<Field extends string, Problem extends string>(
  options: Options<Field, Problem>,
) {
  const { name, fields, check, say, onEdit } = options
  // Render again after hydration, when the DOM values of the fields have been read.
  useHydrated()
  /** Before hydration the DOM values are not read yet. */
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
    /** Sets a field's value as its initial one. */
    fill: form.fill,
    /** The props of a text field. */
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

/** Fills a field with its remembered value, unless something was typed there before hydration. */
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

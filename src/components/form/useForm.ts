import { useEffect, useEffectEvent, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import {
  useForm as useHookForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'

type Options<Entry extends FieldValues, Problem> = {
  /** The prefix of the fields' ids. */
  name: string
  /** The values at first. */
  start: Entry
  /** The rules: what is wrong, by field, in the order of the page. */
  check: (entry: Entry) => Partial<Record<keyof Entry, Problem>>
  /** Says what to change, one sentence for each thing. */
  say: (problem: Problem, field: keyof Entry) => readonly string[]
  /** Called with each change. */
  onEdit: (entry: Entry) => void
}

/**
 * A form by react-hook-form, checked when it is sent. It then focuses its summary of errors, else the first field with
 * an error. An error goes when its field is edited, or when another field makes it right.
 */
export function useForm<Entry extends FieldValues, Problem extends string | readonly string[]>(
  options: Options<Entry, Problem>,
) {
  const { name, start, check, say, onEdit } = options
  const form = useHookForm<Entry>({
    defaultValues: start as DefaultValues<Entry>,
    resolver: (values) => resultOf(values, Object.keys(check(values))),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { getValues, setValue } = form
  const { errors: refused, submitCount } = form.formState
  const [refusals, setRefusals] = useState(0)
  // Render again with each change.
  useWatch({ control: form.control })
  const entry = getValues()

  const idOf = (field: keyof Entry) => `${name}-${String(field)}`
  const summaryId = `${name}-problems`
  const problems = Object.entries<Problem | undefined>(check(entry)).flatMap(([field, problem]) =>
    problem !== undefined && field in refused
      ? [{ field, fieldId: idOf(field), message: say(problem, field).join(' ') }]
      : [],
  )

  const focusProblem = useEffectEvent(() => {
    const [first] = problems
    if (!first) return
    const target = document.getElementById(summaryId) ?? document.getElementById(first.fieldId)
    target?.focus()
    // Into the middle, so that the sentence beside a field is seen too, above any bar.
    target?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => focusProblem(), [submitCount, refusals])

  const noticeEdit = (edited: readonly string[]) => {
    const wrong = check(getValues())
    const solved = Object.keys(refused).filter((one) => edited.includes(one) || !(one in wrong))
    for (const field of solved) form.clearErrors(field as Path<Entry>)
    onEdit(getValues())
  }
  const set = (field: string, value: unknown) =>
    setValue(field as Path<Entry>, value as PathValue<Entry, Path<Entry>>)

  return {
    entry,
    idOf,
    /** The sentence for each field with an error. */
    errors: Object.fromEntries(problems.map(({ field, message }) => [field, message])) as Partial<
      Record<keyof Entry, string>
    >,
    /** The props of a `TextField`. */
    field: (field: keyof Entry) => {
      const key = field as Path<Entry>
      const { ref, onChange } = form.register(key, { onChange: () => noticeEdit([key]) })
      const error = problems.find((one) => one.field === field)?.message
      return {
        name: String(field),
        id: idOf(field),
        inputRef: ref,
        onChange: (event: ChangeEvent) => void onChange(event),
        error,
      }
    },
    /** The props of a `FieldErrorSummary`. */
    summary: { id: summaryId, errors: problems },
    /** Changes fields that are no text fields, or that something else fills in. */
    edit: (change: Partial<Entry>) => {
      for (const [field, value] of Object.entries(change)) set(field, value)
      noticeEdit(Object.keys(change))
    },
    /** Shows what only the server knew of a field; `check` must find it by now. */
    refuse: (field: keyof Entry) => {
      form.setError(field as Path<Entry>, { type: 'refused' })
      setRefusals((count) => count + 1)
    },
    /** For `onSubmit`: calls `send` with a valid entry. */
    submit: (send: (entry: Entry) => void) => (event: SyntheticEvent<HTMLFormElement>) => {
      // A password manager or an old phone may have filled in a field without an event.
      for (const [field, text] of new FormData(event.currentTarget)) {
        if (field in getValues()) set(field, text)
      }
      void form.handleSubmit((values) => send(values))(event)
    },
  }
}

/** What react-hook-form wants to know: only which fields are wrong, since `check` knows why. */
function resultOf<Entry extends FieldValues>(values: Entry, wrong: readonly string[]) {
  if (wrong.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(wrong.map((field) => [field, { type: 'refused' }]))
  return { values: {}, errors: errors as FieldErrors<Entry> }
}

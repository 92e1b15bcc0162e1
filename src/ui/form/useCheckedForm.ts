import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState, type BaseSyntheticEvent, type FocusEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import * as v from 'valibot'

type Options<Entry extends FieldValues, Problem extends string> = {
  /** The prefix of the fields' ids (`idOf`), by which they get the focus. */
  name: string
  /** The initial values. Without them the fields keep their DOM values, such as text typed before hydration. */
  initial?: DefaultValues<Entry>
  /** A controlled entry, such as a draft; `onEdit` changes it. */
  entry?: Entry
  onEdit?: (entry: Entry) => void
  /** The rules: returns the problems by field, in the order of the page. */
  check: (entry: Entry) => Problems<Entry, Problem>
}

const leadsAway = '[type=submit], a, iframe'

/**
 * Validates a form with react-hook-form: on submit, and on blur of a field that is not empty. A message is removed as
 * soon as its field is edited. A form that cannot be sent focuses its summary, if there is one, else the first invalid
 * field.
 */
export function useCheckedForm<Entry extends FieldValues, Problem extends string>(
  options: Options<Entry, Problem>,
) {
  const { name, initial, entry, onEdit, check } = options
  const form = useForm<Entry>({
    ...(initial && { defaultValues: initial }),
    ...(entry && { values: entry }),
    resolver: valibotResolver(problemSchema(check), undefined, { raw: true }),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resetOptions: { keepErrors: true },
  })
  const problems = Object.fromEntries(
    Object.entries(form.formState.errors).map(([field, error]) => [field, error?.message]),
  ) as Problems<Entry, Problem> // the messages are those of `check`
  const [hasTried, setTried] = useState(false)
  const needsFocus = useRef(false)
  const idOf = (field: keyof Entry) => `${name}-${String(field)}`
  const summaryId = `${name}-problems`

  // After the problems are rendered: the step with the field may have been hidden before.
  useEffect(() => {
    const [first] = Object.keys(problems)
    if (!needsFocus.current || first === undefined) return
    needsFocus.current = false
    const target = document.getElementById(summaryId) ?? document.getElementById(idOf(first))
    target?.focus()
    // `focus` does not scroll to an element that is already partly visible.
    target?.scrollIntoView({ block: 'nearest' })
  })
  const leadToProblem = () => {
    needsFocus.current = true
    setTried(true)
  }

  /** After an edit keeps the shown problems that still hold, except those of the edited field. */
  const noticeEdit = (next: Entry, changed: readonly (keyof Entry)[]) => {
    const now = check(next)
    for (const field of Object.keys(problems)) {
      if (changed.includes(field) || now[field] !== problems[field])
        form.clearErrors(field as Path<Entry>)
    }
    onEdit?.(next)
  }

  /** For `onBlur`. It waits for the end of a press: a message that moves the pressed button would lose its click. */
  const leave = (field: keyof Entry, { target, relatedTarget }: FocusEvent) => {
    // When another window takes the focus, such as a password manager, the field is still the active element.
    if (!form.getValues()[field] || target === document.activeElement) return
    if (relatedTarget instanceof Element && relatedTarget.closest(leadsAway)) return
    void form.trigger(field as Path<Entry>)
  }

  return {
    problems,
    idOf,
    /** The id of a `FieldErrorSummary`; null until a form could not be sent. */
    summaryId: hasTried ? summaryId : null,
    /** The current values. */
    // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
    entry: form.watch(),
    setEntry: (next: Entry) => form.reset(next),
    fill: (field: keyof Entry, value: Entry[Path<Entry>]) =>
      form.setValue(field as Path<Entry>, value),
    /** Props of an uncontrolled field. */
    register: (field: keyof Entry) =>
      form.register(field as Path<Entry>, {
        onChange: () => noticeEdit(form.getValues(), [field]),
        onBlur: (event: FocusEvent) => leave(field, event),
      }),
    /** Props of a controlled field. */
    edit: (change: Partial<Entry>) => {
      const next = { ...form.getValues(), ...change }
      for (const field of Object.keys(change))
        form.setValue(field as Path<Entry>, next[field as Path<Entry>])
      noticeEdit(next, Object.keys(change))
    },
    leave: (field: keyof Entry) => (event: FocusEvent) => leave(field, event),
    /** For `onSubmit`: calls `send` with a valid entry. */
    submit: (send: (entry: Entry) => void) => (event?: BaseSyntheticEvent) =>
      void form.handleSubmit(send, leadToProblem)(event),
    /** Shows a problem found elsewhere, such as by the server. */
    complain: (found: Problems<Entry, Problem>) => {
      for (const [field, message] of Object.entries<Problem | undefined>(found))
        if (message !== undefined) form.setError(field as Path<Entry>, { message })
      leadToProblem()
    },
    forgetProblems: () => form.clearErrors(),
  }
}

/** The problems of an entry, by field. */
type Problems<Entry, Problem extends string> = Partial<Record<keyof Entry, Problem>>

/** A schema for rules over several fields: each problem that `check` returns becomes the message of its field. */
const problemSchema = <Entry extends object, Problem extends string>(
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

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState, type BaseSyntheticEvent, type FocusEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import * as v from 'valibot'

type Options<Entry extends FieldValues, Problem extends string> = {
  /** Stands before the ids of the fields (`idOf`), to which the focus leads. */
  name: string
  /** What the fields start with. Without it they keep what the page holds already, such as letters typed before hydration. */
  initial?: DefaultValues<Entry>
  /** An entry that is kept elsewhere, such as a draft; `onEdit` changes it. */
  entry?: Entry
  onEdit?: (entry: Entry) => void
  /** The rules: what is wrong, by field, in the order of the page. */
  check: (entry: Entry) => Problems<Entry, Problem>
}

const leadsAway = '[type=submit], a, iframe'

/**
 * The one way to check a form, over react-hook-form: when it is sent, and when a field that holds something is left.
 * What is wrong is taken back as soon as it is edited. A form that cannot be sent moves the focus to its
 * summary, where it has one, else to the first field with a problem.
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

  // Once the problems are on the page: a step that was not shown may be, now.
  useEffect(() => {
    const [first] = Object.keys(problems)
    if (!needsFocus.current || first === undefined) return
    needsFocus.current = false
    const target = document.getElementById(summaryId) ?? document.getElementById(idOf(first))
    target?.focus()
    // A browser may leave what is half in sight where it is.
    target?.scrollIntoView({ block: 'nearest' })
  })
  const leadToProblem = () => {
    needsFocus.current = true
    setTried(true)
  }

  /** Of the problems that are shown, those that a changed entry still has stay, but none of what changed. */
  const noticeEdit = (next: Entry, changed: readonly (keyof Entry)[]) => {
    const now = check(next)
    for (const field of Object.keys(problems)) {
      if (changed.includes(field) || now[field] !== problems[field])
        form.clearErrors(field as Path<Entry>)
    }
    onEdit?.(next)
  }

  /** For a field's blur. A message that moves the button or link being pressed would lose the press. */
  const leave = (field: keyof Entry, { target, relatedTarget }: FocusEvent) => {
    // Another window, a password manager's say, leaves the field the active one.
    if (!form.getValues()[field] || target === document.activeElement) return
    if (relatedTarget instanceof Element && relatedTarget.closest(leadsAway)) return
    void form.trigger(field as Path<Entry>)
  }

  return {
    problems,
    idOf,
    /** The id of a `FieldErrorSummary`; null until a form could not be sent. */
    summaryId: hasTried ? summaryId : null,
    /** What the fields hold now. */
    // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
    entry: form.watch(),
    setEntry: (next: Entry) => form.reset(next),
    fill: (field: keyof Entry, value: Entry[Path<Entry>]) =>
      form.setValue(field as Path<Entry>, value),
    /** For a field that react-hook-form reads from the page. */
    register: (field: keyof Entry) =>
      form.register(field as Path<Entry>, {
        onChange: () => noticeEdit(form.getValues(), [field]),
        onBlur: (event: FocusEvent) => leave(field, event),
      }),
    /** For a field whose value is given to it. */
    edit: (change: Partial<Entry>) => {
      const next = { ...form.getValues(), ...change }
      for (const field of Object.keys(change))
        form.setValue(field as Path<Entry>, next[field as Path<Entry>])
      noticeEdit(next, Object.keys(change))
    },
    leave: (field: keyof Entry) => (event: FocusEvent) => leave(field, event),
    /** For the button: calls `send` with an entry that has no problem. */
    submit: (send: (entry: Entry) => void) => (event?: BaseSyntheticEvent) =>
      void form.handleSubmit(send, leadToProblem)(event),
    /** What somebody else found wrong, the server say. */
    complain: (found: Problems<Entry, Problem>) => {
      for (const [field, message] of Object.entries<Problem | undefined>(found))
        if (message !== undefined) form.setError(field as Path<Entry>, { message })
      leadToProblem()
    },
    forgetProblems: () => form.clearErrors(),
  }
}

/** What is wrong with an entry, by field. */
type Problems<Entry, Problem extends string> = Partial<Record<keyof Entry, Problem>>

/** A schema for rules that look at more than one field: each problem that `check` finds is the message of its field. */
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

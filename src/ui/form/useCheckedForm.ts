import { useState, type FocusEvent, type FormEvent } from 'react'

type Options<Field extends string, Problem extends string> = {
  initial: Record<Field, string>
  /** The rules of the form: what is wrong, by field. */
  check: (entry: Record<Field, string>) => Partial<Record<Field, Problem>>
}

const leadsAway = '[type=submit], a, iframe'

/**
 * The entries of a form and what is wrong with them: checked when it is sent and when a field that
 * holds something is left, taken back as soon as the field is edited.
 */
export function useCheckedForm<Field extends string, Problem extends string>({
  initial,
  check,
}: Options<Field, Problem>) {
  const [entry, setEntry] = useState(initial)
  const [problems, setProblems] = useState<Partial<Record<Field, Problem>>>({})
  const [attempt, setAttempt] = useState(0)

  /** Of the problems that are shown, those that a changed entry still has, but none of `edited`. */
  const remaining = (next: Record<Field, string>, edited: Field) => {
    const now = check(next)
    const fields = Object.keys(problems) as Field[]
    const remaining = fields.filter((field) => field !== edited && now[field] === problems[field])
    return Object.fromEntries(remaining.map((field) => [field, problems[field]])) as typeof problems
  }

  const edit = (field: Field) => (value: string) => {
    const next = { ...entry, [field]: value }
    setEntry(next)
    setProblems(remaining(next, field))
  }

  /** For a field's blur. A message that moves the button or link being pressed would lose the press. */
  const leave =
    (field: Field) =>
    ({ target, relatedTarget }: FocusEvent) => {
      // Another window, a password manager's say, leaves the field the active one.
      if (!entry[field] || target === document.activeElement) return
      if (relatedTarget instanceof Element && relatedTarget.closest(leadsAway)) return
      const problem = check(entry)[field]
      if (problem !== undefined) setProblems({ ...problems, [field]: problem })
    }

  /** For the form's submit: calls `send` with an entry that has no problem. */
  const submit = (send: (entry: Record<Field, string>) => void) => (event: FormEvent) => {
    event.preventDefault()
    const found = check(entry)
    setProblems(found)
    if (Object.keys(found).length > 0) setAttempt(attempt + 1)
    else send(entry)
  }

  return { entry, problems, attempt, edit, leave, submit }
}

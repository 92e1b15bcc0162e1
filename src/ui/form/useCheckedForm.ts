import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react'

type Problems<Entry, Problem> = Partial<Record<keyof Entry, Problem>>

type Options<Entry, Problem> = {
  /** Stands before the ids of the fields (`idOf`), to which the focus leads. */
  name: string
  entry: Entry
  onEdit: (entry: Entry) => void
  /** The rules: what is wrong, by field, in the order of the page. */
  check: (entry: Entry) => Problems<Entry, Problem>
}

const leadsAway = '[type=submit], a, iframe'

/**
 * The one way to check a form: when it is sent, and when a field that holds something is left. What is
 * wrong is taken back as soon as it is edited. A form that cannot be sent moves the focus to its
 * summary, where it has one, else to the first field with a problem.
 */
export function useCheckedForm<Entry extends object, Problem>(options: Options<Entry, Problem>) {
  const { name, entry, onEdit, check } = options
  const [problems, setProblems] = useState<Problems<Entry, Problem>>({})
  const [attempt, setAttempt] = useState(0)
  const idOf = (field: keyof Entry) => `${name}-${String(field)}`
  const summaryId = `${name}-problems`

  const focusProblem = useEffectEvent(() => {
    const summary = document.getElementById(summaryId)
    const [first] = fieldsOf(problems)
    const target = summary ?? (first === undefined ? null : document.getElementById(idOf(first)))
    target?.focus()
    // A browser may leave what is half in sight where it is.
    target?.scrollIntoView({ block: 'nearest' })
  })
  // Once the problems are on the page: a step that was not shown may be, now.
  useEffect(() => {
    if (attempt > 0) focusProblem()
  }, [attempt])

  const complain = (found: Problems<Entry, Problem>) => {
    setProblems(found)
    setAttempt(attempt + 1)
  }

  /** Of the problems that are shown, those that a changed entry still has, but none of what changed. */
  const edit = (change: Partial<Entry>) => {
    const next = { ...entry, ...change }
    const now = check(next)
    const kept = fieldsOf(problems).filter(
      (field) => next[field] === entry[field] && now[field] === problems[field],
    )
    setProblems(only(problems, kept))
    onEdit(next)
  }

  /** For a field's blur. A message that moves the button or link being pressed would lose the press. */
  const leave =
    (field: keyof Entry) =>
    ({ target, relatedTarget }: FocusEvent) => {
      // Another window, a password manager's say, leaves the field the active one.
      if (!entry[field] || target === document.activeElement) return
      if (relatedTarget instanceof Element && relatedTarget.closest(leadsAway)) return
      const problem = check(entry)[field]
      if (problem !== undefined) setProblems({ ...problems, [field]: problem })
    }

  /** For the button: calls `send` with an entry that has no problem. */
  const submit = (send: (entry: Entry) => void) => (event?: { preventDefault: () => void }) => {
    event?.preventDefault()
    const found = check(entry)
    if (fieldsOf(found).length > 0) return complain(found)
    setProblems({})
    send(entry)
  }

  return {
    problems,
    idOf,
    /** The id of a `FieldErrorSummary`; null until a form could not be sent. */
    summaryId: attempt > 0 ? summaryId : null,
    edit,
    leave,
    submit,
    /** What somebody else found wrong, the server say. */
    complain,
    forgetProblems: () => setProblems({}),
  }
}

function fieldsOf<Entry>(problems: Problems<Entry, unknown>) {
  return Object.keys(problems) as (keyof Entry)[] // the keys of problems are fields
}

function only<Entry, Problem>(problems: Problems<Entry, Problem>, fields: (keyof Entry)[]) {
  const kept: Problems<Entry, Problem> = {}
  for (const field of fields) kept[field] = problems[field]
  return kept
}

import { useEffect, useMemo, useRef, useState } from 'react'
import type { LifeGoal } from '@/api/onboarding'
import { wizard } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import type { Answers } from './wizard-answers'
import { readDraft, type WizardDraft } from './wizard-draft'
import { firstOpenStep, stepProblems, type Field, type Problems } from './wizard-steps'

/** The id of what takes the focus when an answer is missing: a field, or the first of its options. */
export const fieldId = (field: Field) => `onboarding-${field}`

export const titleId = 'onboarding-title'

/** Where the wizard is, what is answered, and what its last Next found missing. Kept as a draft. */
export function useWizard(goals: readonly LifeGoal[]) {
  const { value, keep, forget } = useStored(wizard)
  const draft = useMemo(() => readDraft(value), [value])
  const [problems, setProblems] = useState<Problems>({})
  const [takenName, setTakenName] = useState<string>()
  // Set in a press, carried out once its outcome is on the page.
  const focusNext = useRef<string>(undefined)
  const { answers } = draft
  // No step is shown whose way there has a gap.
  const step = Math.min(draft.step, firstOpenStep(answers, { goals, takenName }))

  useEffect(() => {
    const id = focusNext.current
    if (id === undefined) return
    focusNext.current = undefined
    if (id === titleId) window.scrollTo(0, 0)
    document.getElementById(id)?.focus()
  })

  const show = (next: WizardDraft, found: Problems, focusId?: string) => {
    keep(next)
    setProblems(found)
    focusNext.current = focusId
  }

  const goTo = (next: number) => show({ step: next, answers }, {}, titleId)

  /** What is edited loses its complaint (rules.md#wizard). */
  const answer = (change: Partial<Answers>) => {
    const kept = Object.entries(problems).filter(([field]) => !(field in change))
    show({ step, answers: { ...answers, ...change } }, Object.fromEntries(kept))
  }

  /** Goes on; or says what is missing and moves the focus there. */
  const next = () => {
    const found = stepProblems(step, answers, { goals, takenName })
    const first = Object.keys(found)[0] as Field | undefined // the keys of Problems are fields
    if (first === undefined) goTo(step + 1)
    else show({ step, answers }, found, fieldId(first))
  }

  /** The server has refused this username: back to its step, everything else stays. */
  const refuseUsername = (username: string) => {
    setTakenName(username)
    show({ step: 2, answers }, { username: 'taken' }, fieldId('username'))
  }

  return {
    step,
    answers,
    problems,
    answer,
    goTo,
    next,
    back: () => goTo(step - 1),
    refuseUsername,
    /** All of it is saved: what was kept goes. */
    forget,
  }
}

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { LifeGoal } from '@/api/onboarding'
import { stored } from '@/learner/stored'
import { wizard } from '@/learner/stored-things'
import { useStored, useRemovedByOtherTab } from '@/learner/useStored'
import { useCheckedForm } from '@/ui/form/useCheckedForm'
import type { Answers } from './wizard-answers'
import { readDraft, type WizardDraft } from './wizard-draft'
import { firstOpenStep, isSameName, stepProblems, steps, type Field } from './wizard-steps'

const form = 'onboarding'

/** The id of what takes the focus when an answer is missing: a field, or the first of its options. */
export const fieldId = (field: Field) => `${form}-${field}`

export const titleId = `${form}-title`

/** Where the wizard is, what is answered, and what its last Next found missing. Kept as a draft. */
export function useWizard(goals: readonly LifeGoal[]) {
  const { value, keep, forget } = useStored(wizard)
  const savedElsewhere = useRemovedByOtherTab(value)
  const draft = useMemo(() => readDraft(value ?? savedElsewhere), [value, savedElsewhere])
  const [taken, setTaken] = useState<{ name: string; isOwn: boolean }>()
  const takenName = taken?.name
  // Set in a press, carried out once the step is on the page.
  const isNewStep = useRef(false)
  const { answers, keepsName = false } = draft
  // No step is shown whose way there has a gap.
  const step = Math.min(draft.step, firstOpenStep(answers, { goals, takenName }))

  useEffect(() => {
    if (!isNewStep.current) return
    isNewStep.current = false
    window.scrollTo(0, 0)
    document.getElementById(titleId)?.focus()
  })

  // A reload while the next screen is on its way finds the answers, not an empty wizard.
  const end = useRef({ isSaved: false, isLeft: false })
  const forgetDraft = useEffectEvent(forget)
  useEffect(() => {
    const { current } = end
    current.isLeft = false
    return () => {
      current.isLeft = true
      if (current.isSaved) forgetDraft()
    }
  }, [])

  const show = (next: WizardDraft) => {
    keep(next)
  }

  const { problems, edit, submit, complain, forgetProblems } = useCheckedForm({
    name: form,
    entry: answers,
    onEdit: (next: Answers) => {
      show({ step, answers: next, keepsName: keepsName && next.username === answers.username })
    },
    check: (entry) => stepProblems(step, entry, { goals, takenName }),
  })

  const goTo = (next: number) => {
    show({ ...draft, step: next })
    forgetProblems()
    isNewStep.current = true
  }

  /** The server has refused this username: back to its step, everything else stays. */
  const refuseUsername = (name: string, isOwn: boolean) => {
    setTaken({ name, isOwn })
    show({ step: 2, answers })
    complain({ username: 'taken' })
  }

  /** The refused username stays that of the account: on to the summary. */
  const keepName = () => {
    setTaken(undefined)
    show({ step: steps.length - 1, answers, keepsName: true })
    forgetProblems()
    isNewStep.current = true
  }

  const tries = {
    mayHaveArrived: () => readDraft(stored(wizard).read()).mayBeSaved === true,
    note: (mayBeSaved: boolean) => {
      const kept = stored(wizard)
      const now = kept.read()
      if (now) kept.keep({ ...now, mayBeSaved })
    },
  }

  return {
    step,
    answers,
    problems,
    answer: edit,
    goTo,
    /** Goes on; or says what is missing and moves the focus there. */
    next: () => submit(() => goTo(step + 1))(),
    back: () => goTo(step - 1),
    /** For Finish: `send` is called when nothing is missing. */
    submit,
    refuseUsername,
    keepName,
    keepsName,
    /** The username was refused although it is the account's own. */
    hasOwnName: taken?.isOwn === true && isSameName(taken.name, answers.username),
    tries,
    isSavedElsewhere: savedElsewhere !== undefined,
    /** All of it is saved: what was kept goes with the screen. */
    setSaved: () => {
      end.current.isSaved = true
      if (end.current.isLeft) forget()
    },
  }
}

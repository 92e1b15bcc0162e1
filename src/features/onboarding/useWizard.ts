import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LifeGoal } from '@/api/onboarding'
import { wizard } from '@/learner/stored-things'
import { useDraft } from '@/learner/useDraft'
import { useForm } from '@/ui/form/useForm'
import { useSentences } from './useSentences'
import { readDraft, type WizardDraft } from './wizard-draft'
import { firstOpenStep, isSameName, stepProblems, steps, type Field } from './wizard-steps'

const formName = 'onboarding'

/** The id of the element to focus if an answer is missing: a field, or the first of its options. */
export const fieldId = (field: Field) => `${formName}-${field}`

export const titleId = `${formName}-title`

/** The wizard's form and its current step, stored as a draft. */
export function useWizard(goals: readonly LifeGoal[]) {
  const { draft: kept, keep, change, forget } = useDraft(wizard)
  const draft = useMemo(() => readDraft(kept), [kept])
  const [taken, setTaken] = useState<{ name: string; isOwn: boolean }>()
  const takenName = taken?.name
  // Set by a click and read by the effect after the new step is rendered.
  const isNewStep = useRef(false)
  const { answers, keepsName = false } = draft
  // Never show a step while an earlier one is incomplete.
  const step = Math.min(draft.step, firstOpenStep(answers, { goals, takenName }))

  // Before the next key press: a second Enter must not press the button of the new step.
  useLayoutEffect(() => {
    if (!isNewStep.current) return
    isNewStep.current = false
    window.scrollTo(0, 0)
    document.getElementById(titleId)?.focus()
  })

  // The draft is removed only when this screen unmounts: a reload before the next screen appears
  // must still find the answers.
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

  const say = useSentences(answers.username)
  const { errors, field, edit, submit, refuse } = useForm({
    name: formName,
    start: answers,
    check: (entry) => stepProblems(step, entry, { goals, takenName }),
    say,
    onEdit: (next) =>
      keep({
        ...draft,
        step,
        answers: next,
        keepsName: keepsName && next.username === answers.username,
        // Other answers than these may have been saved.
        mayBeSaved: false,
      }),
  })

  const show = (next: WizardDraft) => {
    keep(next)
    isNewStep.current = true
  }
  const goTo = (next: number, isChange = false) => show({ ...draft, step: next, isChange })
  /** To the next step, or back to the summary that has asked for a change. */
  const goOn = () => goTo(draft.isChange ? steps.length - 1 : step + 1)

  /** Goes back to the username step after the server refused the name. The other answers stay. */
  const refuseUsername = (name: string, isOwn: boolean) => {
    setTaken({ name, isOwn })
    keep({ step: 2, answers })
    refuse('username')
  }

  /** Keeps the refused username, because it is the account's own, and goes to the summary. */
  const keepName = () => {
    setTaken(undefined)
    show({ step: steps.length - 1, answers, keepsName: true })
  }

  const tries = {
    mayHaveArrived: () => draft.mayBeSaved === true,
    note: (mayBeSaved: boolean) => change((now) => ({ ...(now ?? draft), mayBeSaved })),
  }

  return {
    step,
    answers,
    errors,
    answer: edit,
    field,
    /** Next and Finish: calls its callback if nothing is missing, else shows what is and moves the focus there. */
    submit,
    goTo,
    goOn,
    refuseUsername,
    keepName,
    keepsName,
    /** The server refused the username although the account already has it. */
    hasOwnName: taken?.isOwn === true && isSameName(taken.name, answers.username),
    tries,
    /** The profile is saved, so the draft is removed when the screen unmounts. */
    setSaved: () => {
      end.current.isSaved = true
      if (end.current.isLeft) forget()
    },
  }
}

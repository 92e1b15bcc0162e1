import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Goal } from '@/api/onboarding'
import { useForm } from '@/components/form/useForm'
import { readDraft } from '@/domain/wizard-draft'
import { firstOpenStep, stepProblems, steps, type Field } from '@/domain/wizard-steps'
import { wizard } from '@/session/stored-things'
import { useDraft } from '@/session/useDraft'
import { useSentences } from './useSentences'

const formName = 'onboarding'

/** The id of the element to focus if an answer is missing: a field, or the first of its options. */
export const fieldId = (field: Field) => `${formName}-${field}`

export const titleId = `${formName}-title`

/** The wizard's form and its current step, stored as a draft. */
export function useWizard(goals: readonly Goal[]) {
  const { draft: kept, keep, forget } = useDraft(wizard)
  const draft = useMemo(() => readDraft(kept), [kept])
  const [takenName, setTakenName] = useState<string>()
  // Set by a click and read by the effect after the new step is rendered.
  const isNewStep = useRef(false)
  const { answers } = draft
  // Never show a step while an earlier one is incomplete.
  const step = Math.min(draft.step, firstOpenStep(answers, { goals, takenName }))

  // Before the next key press: a second Enter must not press the button of the new step.
  useLayoutEffect(() => {
    if (!isNewStep.current) return
    isNewStep.current = false
    window.scrollTo(0, 0)
    document.getElementById(titleId)?.focus()
  })

  const say = useSentences(answers.username)
  const { errors, field, edit, submit, refuse } = useForm({
    name: formName,
    start: answers,
    check: (entry) => stepProblems(step, entry, { goals, takenName }),
    say,
    onEdit: (next) => keep({ ...draft, step, answers: next }),
  })

  const goTo = (next: number, isChange = false) => {
    keep({ ...draft, step: next, isChange })
    isNewStep.current = true
  }
  /** To the next step, or back to the summary that has asked for a change. */
  const goOn = () => goTo(draft.isChange ? steps.length - 1 : step + 1)

  /** Goes back to the username step after the server refused the name. The other answers stay. */
  const refuseUsername = (name: string) => {
    setTakenName(name)
    keep({ step: 2, answers })
    refuse('username')
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
    /** For when the profile is saved; the screen goes on showing the answers. */
    forget,
  }
}

/** What each step gets of it. */
export type StepProps = Pick<
  ReturnType<typeof useWizard>,
  'answers' | 'errors' | 'answer' | 'field'
>

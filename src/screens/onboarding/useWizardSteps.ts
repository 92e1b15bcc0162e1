import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { checkedOnSubmit } from '@/components/form/checked-on-submit'
import type { Goal, Profile } from '@/domain/profile'
import { noAnswers, profileSchema, type Answers } from '@/domain/wizard-answers'
import { firstStepOf, steps } from '@/domain/wizard-steps'
import { wizard } from '@/session/storage'

export const usernameStep = firstStepOf(['username'])
const summaryStep = steps.length - 1

/** The form over all steps of the wizard and the step that is shown, both stored as a draft. */
export function useWizardSteps(goals: readonly Goal[]) {
  const [draft] = useState(() => wizard.get() ?? { step: 0, answers: noAnswers })
  const [step, setStep] = useState(draft.step)
  const [returnsToSummary, setReturnsToSummary] = useState(false)
  const [isKept, setKept] = useState(true)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const form = useForm<Answers, unknown, Profile>({
    defaultValues: draft.answers,
    resolver: valibotResolver(profileSchema(goals)),
    ...checkedOnSubmit,
  })
  const { subscribe, getValues, setFocus } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setKept(wizard.set({ step, answers: values })),
      }),
    [subscribe, step],
  )

  /** Shows a step; from one that the summary has asked to change, Next returns to the summary. */
  const goTo = (next: number, { fromSummary = false } = {}) => {
    wizard.set({ step: next, answers: getValues() })
    // At once: a second Enter must not press the button of the new step.
    flushSync(() => {
      setStep(next)
      setReturnsToSummary(fromSummary)
    })
    window.scrollTo(0, 0)
    if (next === usernameStep) setFocus('username')
    else titleRef.current?.focus()
  }
  const goToNext = () => goTo(returnsToSummary ? summaryStep : step + 1)

  return { form, step, titleRef, isKept, goTo, goToNext }
}

import { valibotResolver } from '@hookform/resolvers/valibot'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isUnanswered, says } from '@/api/errors'
import { goalsQuery, isTaken, useCompleteProfile } from '@/api/onboarding'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { StepProgress } from '@/components/controls/ProgressBar'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { checkedOnSubmit } from '@/components/form/form-field'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { QueryView } from '@/components/states/QueryView'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import type { Profile } from '@/domain/profile'
import type { OnboardingKey } from '@/domain/username'
import { noAnswers, profileSchema, type Answers } from '@/domain/wizard-answers'
import { firstStepOf, percentOf, steps } from '@/domain/wizard-steps'
import { session } from '@/session/session'
import { wizard } from '@/session/storage'
import { AboutStep } from './AboutStep'
import { GoalsStep } from './GoalsStep'
import { JourneyStep } from './JourneyStep'
import { SummaryStep } from './SummaryStep'
import { UsernameStep } from './UsernameStep'

const usernameStep = firstStepOf(['username'])
const summaryStep = steps.length - 1

/** One form over five steps, from age to summary, stored as a draft. */
export default function OnboardingScreen() {
  const { t } = useTranslation('onboarding')
  const { data: goals } = useQuery(goalsQuery)
  const [draft] = useState(() => wizard.get() ?? { step: 0, answers: noAnswers })
  const [step, setStep] = useState(draft.step)
  /** The summary has sent the learner to this step, and shows again when it is answered. */
  const [isChange, setIsChange] = useState(false)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const waitingId = useId()

  const form = useForm<Answers, unknown, Profile>({
    defaultValues: draft.answers,
    resolver: valibotResolver(profileSchema(goals ?? [])),
    ...checkedOnSubmit,
  })
  const { subscribe, getValues, trigger, handleSubmit, setError, setFocus, formState } = form
  const { username: usernameError } = formState.errors
  const save = useCompleteProfile()
  const isBusy = formState.isSubmitting || save.isPending || save.isSuccess
  const isOver = useElapsed(timing.onboardingRedirect, save.isSuccess)

  const { name, fields } = steps[step] ?? steps[0]
  const showsGoals = name === 'goals' || name === 'summary'
  const isWaiting = showsGoals && goals === undefined
  const percent = percentOf(step)
  useDocumentTitle(t(`${name}.title`))

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => wizard.set({ step, answers: values }),
      }),
    [subscribe, step],
  )

  const goTo = (next: number, returnsToSummary = false) => {
    wizard.set({ step: next, answers: getValues() })
    save.reset()
    // At once: a second Enter must not press the button of the new step.
    flushSync(() => {
      setStep(next)
      setIsChange(returnsToSummary)
    })
    window.scrollTo(0, 0)
    if (next === usernameStep) setFocus('username')
    else titleRef.current?.focus()
  }
  /** Back and Change, which wait while the profile is saved. */
  const leaveTo = (next: number, returnsToSummary?: boolean) => {
    if (!isBusy) goTo(next, returnsToSummary)
  }

  const goOn = async () => {
    // A taken name stays wrong until it is edited.
    if (step === usernameStep && usernameError?.type === 'taken') setFocus('username')
    else if (await trigger(fields, { shouldFocus: true })) goTo(isChange ? summaryStep : step + 1)
  }

  const onFailure = (error: Error) => {
    if (isTaken(error)) {
      setError('username', {
        type: 'taken',
        message: 'username.error.taken' satisfies OnboardingKey,
      })
      goTo(usernameStep)
    } else if (says(error, '401')) {
      session.end('expired')
    }
  }
  const finish = () =>
    handleSubmit(
      (answers) => save.mutate(answers, { onError: onFailure }),
      (errors) => goTo(firstStepOf(Object.keys(errors) as (keyof Answers)[])),
    )()

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isWaiting) return
    if (name === 'summary') void finish()
    else void goOn()
  }

  if (isOver) return <Navigate to={paths.skillSelection} replace />
  return (
    // Its column and its bar take part in the layout of the page.
    <Box component="form" sx={{ display: 'contents' }} onSubmit={submit} noValidate>
      <Column>
        <StepProgress
          words={t('progress.step', { step: step + 1, count: steps.length })}
          aside={t('progress.percent', { percent })}
          percent={percent}
        />
        <Box sx={{ minHeight: 44, mt: 1.5, mb: { xs: 1, md: 2.5 } }}>
          <ListenButton />
        </Box>
        <Box sx={name === 'journey' ? { textAlign: 'center', '& > p': { mx: 'auto' } } : undefined}>
          <Typography variant="h1" ref={titleRef} id={titleId} tabIndex={-1}>
            {t(`${name}.title`)}
          </Typography>
          {name !== 'summary' && (
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{t(`${name}.hint`)}</Typography>
          )}
        </Box>
        <FormProvider {...form}>
          {name === 'about' && <AboutStep />}
          {name === 'journey' && <JourneyStep titleId={titleId} />}
          {name === 'username' && <UsernameStep />}
          {showsGoals && (
            <QueryView
              options={goalsQuery}
              level={2}
              loading={t('goals.loading')}
              failed={{ what: t('goals.loadFailed') }}
            >
              {(list) =>
                name === 'goals' ? (
                  <GoalsStep goals={list} titleId={titleId} />
                ) : (
                  <SummaryStep
                    goals={list}
                    onChange={(answer) => leaveTo(firstStepOf([answer]), true)}
                  />
                )
              }
            </QueryView>
          )}
        </FormProvider>
      </Column>
      <ActionBar
        stacked={name === 'summary'}
        note={
          isWaiting ? (
            <p id={waitingId}>{t('goals.waiting')}</p>
          ) : (
            name === 'summary' && (
              <>
                <WriteNote isPending={save.isPending} />
                {save.isError && <NotSaved error={save.error} />}
              </>
            )
          )
        }
        secondary={
          step > 0 && (
            <Button variant="outlined" onClick={() => leaveTo(step - 1)}>
              {t('back')}
            </Button>
          )
        }
      >
        {name === 'summary' ? (
          <Button
            endIcon="check"
            busy={isBusy}
            busyLabel={t('saving')}
            done={save.isSuccess ? t('saved') : undefined}
            locked={isWaiting}
            reason={waitingId}
            type="submit"
          >
            {t('finish')}
          </Button>
        ) : (
          <Button endIcon="arrow-right" locked={isWaiting} reason={waitingId} type="submit">
            {t('next')}
          </Button>
        )}
      </ActionBar>
    </Box>
  )
}

/** Says that the profile was not saved, and what to do. */
function NotSaved({ error }: { error: Error }) {
  const { t } = useTranslation('onboarding')
  const { t: tErrors } = useTranslation('errors')
  return (
    <Note
      kind="error"
      role="alert"
      title={t('failure.plain')}
      detail={tErrors('account.profileNotSaved')}
    >
      {t(isUnanswered(error) ? 'failure.noResponse' : 'failure.other')}
    </Note>
  )
}

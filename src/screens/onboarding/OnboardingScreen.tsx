import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, type SyntheticEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Navigate, useBlocker } from 'react-router-dom'
import { errorText, isUnanswered, isUsernameTaken } from '@/api/errors'
import { goalsQuery } from '@/api/onboarding'
import { Button } from '@/components/controls/Button'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { Note } from '@/components/messages/Note'
import { NotKeptNote } from '@/components/messages/NotKeptNote'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { QueryView } from '@/components/states/QueryView'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import { timing } from '@/config/timing'
import type { Answers } from '@/domain/wizard-answers'
import { firstStepOf, percentOf, steps } from '@/domain/wizard-steps'
import type { TextKey } from '@/i18n/text-key'
import { historyEntry, useHistoryEntry } from '@/lib/useHistoryEntry'
import { AboutStep } from './AboutStep'
import { GoalsStep } from './GoalsStep'
import { JourneyStep } from './JourneyStep'
import { StepProgress } from './StepProgress'
import { SummaryStep } from './SummaryStep'
import { useCompleteProfile } from './useCompleteProfile'
import { UsernameStep } from './UsernameStep'
import { usernameStep, useWizardSteps } from './useWizardSteps'

/** One form over five steps, from age to summary, stored as a draft. */
export default function OnboardingScreen() {
  const { t } = useTranslation()
  const { data: goals } = useQuery(goalsQuery)
  const { form, step, titleRef, isKept, goTo, goToNext } = useWizardSteps(goals ?? [])
  const titleId = useId()
  const hintId = useId()
  const waitingId = useId()
  const finishId = useId()
  const save = useCompleteProfile()
  const { errors, isSubmitting } = form.formState
  const isBusy = isSubmitting || save.isPending || save.isSuccess
  const isOver = useElapsed(timing.onboardingRedirect, save.isSuccess)

  const { name, fields } = steps[step] ?? steps[0]
  const showsGoals = name === 'goals' || name === 'summary'
  const isWaiting = showsGoals && goals === undefined
  const percent = percentOf(step)

  const returnTo = (earlier: number, from?: { fromSummary: boolean }) => {
    // When the summary shows again it says nothing of an earlier failure.
    save.reset()
    goTo(earlier, from)
  }
  const back = () => {
    if (!isBusy) returnTo(step - 1)
  }
  useBrowserBack(back, step > 0 && !save.isSuccess)
  const change = (answer: keyof Answers) => {
    if (!isBusy) returnTo(firstStepOf([answer]), { fromSummary: true })
  }

  const next = async () => {
    // A taken name stays wrong until it is edited.
    if (step === usernameStep && errors.username?.type === 'taken') form.setFocus('username')
    else if (await form.trigger(fields, { shouldFocus: true })) goToNext()
  }

  const finish = form.handleSubmit(
    (profile) =>
      save.mutate(profile, {
        onError: (error) => {
          if (!isUsernameTaken(error)) return
          const message = 'onboarding.username.error.taken' satisfies TextKey
          form.setError('username', { type: 'taken', message })
          returnTo(usernameStep, { fromSummary: true })
        },
      }),
    (missing) =>
      returnTo(firstStepOf(Object.keys(missing) as (keyof Answers)[]), { fromSummary: true }),
  )

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void (name === 'summary' ? finish() : next())
  }

  if (isOver) return <Navigate to={paths.skillSelection} replace />
  return (
    // Its column and its bar take part in the layout of the page.
    <Box component="form" sx={{ display: 'contents' }} onSubmit={submit} noValidate>
      <Column>
        <StepProgress
          text={t('onboarding.progress.step', { step: step + 1, count: steps.length })}
          aside={t('onboarding.progress.percent', { percent })}
          percent={percent}
        />
        <Box
          // Of this step: another one has another text to read, and nothing to say of this one.
          key={name}
          sx={{ display: 'flex', flexWrap: 'wrap', minHeight: 44, mt: 1.5, mb: { xs: 1, md: 2.5 } }}
        >
          <ListenButton />
        </Box>
        <Box sx={name === 'journey' ? { textAlign: 'center', '& > p': { mx: 'auto' } } : undefined}>
          <ScreenHeading ref={titleRef} id={titleId}>
            {t(`onboarding.${name}.title`)}
          </ScreenHeading>
          {name !== 'summary' && (
            <Typography id={hintId} sx={{ mt: 0.75, color: 'text.secondary' }}>
              {t(`onboarding.${name}.hint`)}
            </Typography>
          )}
        </Box>
        <FormProvider {...form}>
          {name === 'about' && <AboutStep />}
          {name === 'journey' && <JourneyStep titleId={titleId} />}
          {name === 'username' && <UsernameStep hintId={hintId} />}
          {showsGoals && (
            <QueryView
              options={goalsQuery}
              level={2}
              loading={t('onboarding.goals.loading')}
              failed={{ message: t('onboarding.goals.loadFailed') }}
            >
              {(list) =>
                name === 'goals' ? (
                  <GoalsStep goals={list} titleId={titleId} />
                ) : (
                  <SummaryStep
                    goals={list}
                    lockedBy={isBusy ? finishId : undefined}
                    onChange={change}
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
          <>
            <NotKeptNote isKept={isKept || save.isSuccess} />
            {isWaiting && <p id={waitingId}>{t('onboarding.goals.waiting')}</p>}
            {name === 'summary' && !isWaiting && (
              <>
                <SlowWriteNote isPending={save.isPending} />
                {save.isError && <NotSaved error={save.error} />}
              </>
            )}
          </>
        }
        secondary={
          step > 0 && (
            <Button variant="outlined" lockedBy={isBusy ? finishId : undefined} onClick={back}>
              {t('onboarding.back')}
            </Button>
          )
        }
      >
        {name === 'summary' ? (
          <Button
            id={finishId}
            endIcon="check"
            busy={isBusy}
            busyLabel={t('onboarding.saving')}
            done={save.isSuccess ? t('onboarding.saved') : undefined}
            lockedBy={isWaiting ? waitingId : undefined}
            type="submit"
          >
            {t('onboarding.finish')}
          </Button>
        ) : (
          <Button endIcon="arrow-right" lockedBy={isWaiting ? waitingId : undefined} type="submit">
            {t('onboarding.next')}
          </Button>
        )}
      </ActionBar>
    </Box>
  )
}

/** The browser's Back does what the screen's Back does, in place of leaving the screen. */
function useBrowserBack(back: () => void, isActive: boolean) {
  const { idx: ownIndex = 0 } = useHistoryEntry()
  const blocker = useBlocker(({ historyAction }) => {
    // On Back the browser has changed `window.history` before the blocker is asked.
    const { idx: targetIndex = 0 } = historyEntry()
    return isActive && historyAction === 'POP' && targetIndex < ownIndex
  })
  const goBack = useEffectEvent(() => {
    blocker.reset?.()
    // `goTo` uses `flushSync`, which React refuses within an effect.
    queueMicrotask(back)
  })
  useEffect(() => {
    if (blocker.state === 'blocked') goBack()
  }, [blocker.state])
}

/** Says that the profile was not saved, and what to do. */
function NotSaved({ error }: { error: Error }) {
  const { t } = useTranslation()
  return (
    <Note
      kind="error"
      role="alert"
      title={t(isUnanswered(error) ? 'onboarding.failure.maybe' : 'onboarding.failure.plain')}
      detail={errorText(t, error)}
    >
      {t(isUnanswered(error) ? 'onboarding.failure.noResponse' : 'onboarding.failure.other')}
    </Note>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { lifeGoalsQuery } from '@/api/onboarding.queries'
import { accountErrorText, accountProblem } from '@/api/transport/account-errors'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { StepProgress } from '@/components/controls/ProgressBar'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { paths } from '@/config/paths'
import type { Answers } from '@/domain/wizard-answers'
import { percentOf, profileOf, steps } from '@/domain/wizard-steps'
import { useLanguage } from '@/i18n/useLanguage'
import { AboutStep } from './AboutStep'
import { GoalsStep } from './GoalsStep'
import { JourneyStep } from './JourneyStep'
import styles from './OnboardingWizard.module.css'
import { SummaryStep } from './SummaryStep'
import { useFinish } from './useFinish'
import { UsernameStep } from './UsernameStep'
import { titleId, useWizard } from './useWizard'

const goalsNoteId = 'onboarding-goals-note'

/** Five short steps from age to summary. `onSaved` is called when the profile is saved. */
export function OnboardingWizard({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('onboarding')
  const lifeGoals = useQuery(lifeGoalsQuery(useLanguage()))
  const goals = lifeGoals.data ?? []
  const wizard = useWizard(goals)
  const { finish, write, isSaved, isOver } = useFinish({
    onTaken: wizard.refuseUsername,
    onSaved: () => {
      wizard.forget()
      onSaved()
    },
  })
  const { step, answers, errors, answer, field } = wizard
  const name = steps[step] ?? 'about'
  const waitsForGoals = name === 'goals' && goals.length === 0
  const percent = percentOf(step)
  useDocumentTitle(t(`${name}.title`))

  const leave = (move: () => void) => () => {
    if (write.isPending || isSaved) return
    write.reset()
    move()
  }
  const goOn = (entry: Answers) => {
    if (name !== 'summary') return wizard.goOn()
    const profile = profileOf(entry, { goals })
    if (profile) finish(profile)
  }

  if (isOver) return <Navigate to={paths.skillSelection} replace />
  return (
    <form className={styles.form} onSubmit={wizard.submit(goOn)} noValidate>
      <Column>
        <StepProgress
          words={t('progress.step', { step: step + 1, count: steps.length })}
          aside={t('progress.percent', { percent })}
          percent={percent}
        />
        <div className={styles.tools}>
          <ListenButton />
        </div>
        <div>
          <div className={name === 'journey' ? styles.question : styles.head}>
            <h1 id={titleId} tabIndex={-1}>
              {t(`${name}.title`)}
            </h1>
            {name !== 'summary' && <p>{t(`${name}.hint`)}</p>}
          </div>
          {name === 'about' && <AboutStep {...{ answers, errors, answer, field }} />}
          {name === 'journey' && <JourneyStep {...{ answers, errors, answer, field }} />}
          {name === 'username' && <UsernameStep {...{ answers, errors, answer, field }} />}
          {name === 'goals' && (
            <GoalsStep {...{ answers, errors, answer, field, goals }} query={lifeGoals} />
          )}
          {name === 'summary' && (
            <SummaryStep
              answers={answers}
              goals={goals}
              onChange={(to) => leave(() => wizard.goTo(to, true))()}
            />
          )}
        </div>
      </Column>
      <ActionBar
        stacked={name === 'summary'}
        note={
          waitsForGoals ? (
            <p id={goalsNoteId}>{t('goals.waiting')}</p>
          ) : (
            name === 'summary' && (
              <>
                <WriteNote isPending={write.isPending} tryAgain={write.tryAgain} />
                {write.error && <FinishFailure error={write.error} />}
              </>
            )
          )
        }
        secondary={
          step > 0 && (
            <Button variant="outlined" onClick={leave(() => wizard.goTo(step - 1))}>
              {t('back')}
            </Button>
          )
        }
      >
        {name === 'summary' ? (
          <Button
            endIcon="check"
            busy={write.isPending}
            busyLabel={t('saving')}
            done={isSaved ? t('saved') : undefined}
            type="submit"
          >
            {t('finish')}
          </Button>
        ) : (
          <Button endIcon="arrow-right" locked={waitsForGoals} reason={goalsNoteId} type="submit">
            {t('next')}
          </Button>
        )}
      </ActionBar>
    </form>
  )
}

/** Says why the profile was not saved and what to do. */
function FinishFailure({ error }: { error: Error }) {
  const { t } = useTranslation('onboarding')
  const { t: tErrors } = useTranslation('errors')
  const problem = accountProblem('saveProfile', error)
  // These problems are explained elsewhere: beside the username field, or on the sign-in screen.
  if (problem === 'signedOut' || problem === 'taken') return null
  const detail = accountErrorText(tErrors, 'saveProfile', error)
  return (
    <Note kind="error" role="alert" title={t('failure.plain')} detail={detail}>
      {t(problem === 'noResponse' ? 'failure.noResponse' : 'failure.other')}
    </Note>
  )
}

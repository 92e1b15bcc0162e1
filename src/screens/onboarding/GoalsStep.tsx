import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Goal } from '@/api/onboarding'
import { FieldMessage } from '@/components/form/FieldMessage'
import { TextField } from '@/components/form/TextField'
import { useRetry } from '@/components/states/Loaded'
import { Loading } from '@/components/states/Loading'
import { ErrorView } from '@/components/states/StateView'
import { isOtherGoal, tickedGoals, withGoal } from '@/domain/wizard-answers'
import { GoalCard } from './GoalCard'
import styles from './GoalsStep.module.css'
import { fieldId, titleId, type StepProps } from './useWizard'

type GoalsStepProps = StepProps & {
  goals: readonly Goal[]
  query: UseQueryResult<Goal[]>
}

/** Step 3: choose one or more of the server's life goals. 'Other' shows a text field. */
export function GoalsStep(props: GoalsStepProps) {
  const { answers, errors, answer, field, goals, query } = props
  const { t } = useTranslation('onboarding')
  const messageId = useId()
  const retry = useRetry()

  if (goals.length === 0) {
    if (query.isPending) return <Loading isSmall label={t('goals.loading')} onRetry={retry} />
    return (
      <ErrorView
        level={2}
        what={t('goals.loadFailed')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }

  const tick = (goal: Goal, ticked: boolean) => {
    answer(withGoal(answers, goal, ticked))
    if (!ticked || !isOtherGoal(goal)) return
    // The text field that this opens may lie below the window.
    requestAnimationFrame(() =>
      document.getElementById(fieldId('customGoal'))?.scrollIntoView({ block: 'center' }),
    )
  }

  const error = errors.goals
  return (
    <>
      {error && (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      )}
      <div
        role="group"
        aria-labelledby={titleId}
        aria-describedby={error ? messageId : undefined}
        className={styles.cards}
      >
        {goals.map((goal, index) => (
          <GoalCard
            key={goal.id}
            goal={goal}
            inputId={index === 0 ? fieldId('goals') : `${fieldId('goals')}-${goal.id}`}
            ticked={answers.goals.includes(goal.id)}
            onTick={(ticked) => tick(goal, ticked)}
            messageId={error ? messageId : undefined}
          />
        ))}
      </div>
      {tickedGoals(answers, goals).some(isOtherGoal) && (
        <div className={styles.other}>
          <TextField
            {...field('customGoal')}
            label={t('goals.other.label')}
            hint={t('goals.other.hint')}
            required
          />
        </div>
      )}
    </>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessage } from '@/components/form/FieldMessage'
import { TextField } from '@/components/form/TextField'
import { includesId, withId } from '@/domain/ids'
import type { Goal } from '@/domain/profile'
import { isOtherGoal, tickedGoals } from '@/domain/wizard-answers'
import { GoalCard } from './GoalCard'
import styles from './GoalsStep.module.css'
import { useAnswer } from './useAnswer'

type GoalsStepProps = { goals: readonly Goal[]; titleId: string }

/** Step 3: choose one or more of the server's life goals. 'Other' shows a text field. */
export function GoalsStep({ goals, titleId }: GoalsStepProps) {
  const { t } = useTranslation('onboarding')
  const messageId = useId()
  const otherId = useId()
  const { ref, value: ticked, errorKey, change } = useAnswer('goals')
  const customGoal = useAnswer('customGoal')

  const tick = (goal: Goal, isTicked: boolean) => {
    change(withId(ticked, goal.id, isTicked))
    if (!isOtherGoal(goal)) return
    if (!isTicked) customGoal.change('')
    // The text field that this opens may lie below the window.
    requestAnimationFrame(() =>
      document.getElementById(otherId)?.scrollIntoView({ block: 'center' }),
    )
  }

  return (
    <>
      {errorKey && (
        <FieldMessage id={messageId} kind="error">
          {t(errorKey)}
        </FieldMessage>
      )}
      <div
        role="group"
        aria-labelledby={titleId}
        aria-describedby={errorKey && messageId}
        className={styles.cards}
      >
        {goals.map((goal, index) => (
          <GoalCard
            key={goal.id}
            goal={goal}
            inputRef={index === 0 ? ref : undefined}
            ticked={includesId(ticked, goal.id)}
            onTick={(isTicked) => tick(goal, isTicked)}
            messageId={errorKey && messageId}
          />
        ))}
      </div>
      {tickedGoals(ticked, goals).some(isOtherGoal) && (
        <div className={styles.other}>
          <TextField
            id={otherId}
            inputRef={customGoal.ref}
            label={t('goals.other.label')}
            hint={t('goals.other.hint')}
            value={customGoal.value}
            onChange={({ target }) => customGoal.change(target.value)}
            error={customGoal.errorKey && t(customGoal.errorKey)}
            required
          />
        </div>
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessage } from '@/components/form/FieldMessage'
import { TextField } from '@/components/form/TextField'
import { includesId, withId } from '@/domain/ids'
import type { Goal } from '@/domain/profile'
import { isOtherGoal, tickedGoals } from '@/domain/wizard-answers'
import { GoalCard } from './GoalCard'
import { useAnswer } from './useAnswer'

type GoalsStepProps = { goals: readonly Goal[]; titleId: string }

/** Step 3: choose one or more of the server's life goals. 'Other' shows a text field. */
export function GoalsStep({ goals, titleId }: GoalsStepProps) {
  const { t } = useTranslation()
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
      <FieldMessage id={messageId} kind="error">
        {errorKey && t(errorKey)}
      </FieldMessage>
      <Box
        role="group"
        aria-labelledby={titleId}
        aria-describedby={errorKey && messageId}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
          gap: 1.75,
          mt: 2.5,
        }}
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
      </Box>
      {tickedGoals(ticked, goals).some(isOtherGoal) && (
        <Box sx={{ mt: 2.25, pl: 2.25, borderLeft: 5, borderColor: 'primary.border' }}>
          <TextField
            id={otherId}
            inputRef={customGoal.ref}
            label={t('onboarding.goals.other.label')}
            hint={t('onboarding.goals.other.hint')}
            value={customGoal.value}
            onChange={({ target }) => customGoal.change(target.value)}
            error={customGoal.errorKey && t(customGoal.errorKey)}
            required
          />
        </Box>
      )}
    </>
  )
}

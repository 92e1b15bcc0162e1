import { useId } from 'react'
import { supportLevels } from '@/api/onboarding'
import { FieldMessage } from '@/components/form/FieldMessage'
import { JourneyCard } from './JourneyCard'
import styles from './JourneyStep.module.css'
import { fieldId, titleId, type StepProps } from './useWizard'

/** Step 1: how much support the learner wants, shown as three journeys with their ships. */
export function JourneyStep({ answers, errors, answer }: StepProps) {
  const messageId = useId()
  const error = errors.supportLevel
  return (
    <>
      {error && (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      )}
      <div
        role="radiogroup"
        aria-labelledby={titleId}
        aria-describedby={error ? messageId : undefined}
        aria-invalid={error ? true : undefined}
        aria-required
        className={styles.cards}
      >
        {supportLevels.map((level, index) => (
          <JourneyCard
            key={level}
            level={level}
            id={index === 0 ? fieldId('supportLevel') : `${fieldId('supportLevel')}-${level}`}
            chosen={answers.supportLevel === level}
            onChoose={() => answer({ supportLevel: level })}
            messageId={error ? messageId : undefined}
          />
        ))}
      </div>
    </>
  )
}

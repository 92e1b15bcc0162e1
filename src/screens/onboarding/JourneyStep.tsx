import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessage } from '@/components/form/FieldMessage'
import { supportLevels } from '@/domain/profile'
import { JourneyCard } from './JourneyCard'
import styles from './JourneyStep.module.css'
import { useAnswer } from './useAnswer'

/** Step 1: how much support the learner wants, shown as three journeys with their ships. */
export function JourneyStep({ titleId }: { titleId: string }) {
  const { t } = useTranslation('onboarding')
  const messageId = useId()
  const { ref, value, errorKey, change } = useAnswer('supportLevel')
  return (
    <>
      {errorKey && (
        <FieldMessage id={messageId} kind="error">
          {t(errorKey)}
        </FieldMessage>
      )}
      <div
        role="radiogroup"
        aria-labelledby={titleId}
        aria-describedby={errorKey && messageId}
        aria-invalid={errorKey ? true : undefined}
        aria-required
        className={styles.cards}
      >
        {supportLevels.map((level, index) => (
          <JourneyCard
            key={level}
            inputRef={index === 0 ? ref : undefined}
            level={level}
            chosen={value === level}
            onChoose={() => change(level)}
            messageId={errorKey && messageId}
          />
        ))}
      </div>
    </>
  )
}

import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import type { SupportLevel } from '@/domain/profile'
import { useWide } from '@/lib/useMediaQuery'
import styles from './JourneyCard.module.css'
import { journeys } from './journeys'

type JourneyCardProps = {
  level: SupportLevel
  inputRef: Ref<HTMLInputElement> | undefined
  chosen: boolean
  onChoose: () => void
  /** The id of the error message. */
  messageId: string | undefined
}

/** One journey: its ship, its name, and how much of it the learner does alone. */
export function JourneyCard({ level, inputRef, chosen, onChoose, messageId }: JourneyCardProps) {
  const { t } = useTranslation('onboarding')
  const id = useId()
  const isWide = useWide()
  const { art: Art, narrowViewBox } = journeys[level]
  const narrow = { viewBox: narrowViewBox, preserveAspectRatio: 'xMidYMax meet' }
  return (
    <label htmlFor={id} className={styles.card} data-chosen={chosen || undefined}>
      <span className={styles.picture}>
        <Art {...(isWide ? {} : narrow)} />
      </span>
      <span className={styles.words}>
        <span id={`${id}-ship`} className={styles.ship}>
          {t(`journey.${level}.ship`)}
        </span>
        <span id={`${id}-name`} className={styles.name}>
          {t(`journey.${level}.name`)}
        </span>
        <span id={`${id}-about`} className={styles.about}>
          <span>{t(`journey.${level}.text`)}</span> <b>{t(`journey.${level}.percent`)}</b>
        </span>
      </span>
      <span className={styles.mark}>
        <ChoiceInput
          type="radio"
          id={id}
          inputRef={inputRef}
          name="support-level"
          checked={chosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={[`${id}-ship`, `${id}-about`, messageId].filter(Boolean).join(' ')}
        />
      </span>
    </label>
  )
}

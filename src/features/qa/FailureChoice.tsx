import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { failures, failureSwitch } from '@/api/qa/failure-switch'
import { ChoiceInput } from '@/ui/form/ChoiceInput'
import { failureWords } from './facts'
import styles from './FailureChoice.module.css'

const choices = [undefined, ...failures]

/** The choice of how the next API calls fail, if at all. */
export function FailureChoice() {
  const { t } = useTranslation('qa')
  const name = useId()
  const current = useSyncExternalStore(failureSwitch.subscribe, failureSwitch.current)
  return (
    <section>
      <h3 id={`${name}-title`}>{t('failure.title')}</h3>
      <p id={`${name}-hint`} className={styles.hint}>
        {t('failure.hint')}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={`${name}-title`}
        aria-describedby={`${name}-hint`}
        className={styles.choices}
      >
        {choices.map((failure) => (
          <label key={failure ?? 'none'} className={styles.choice}>
            <ChoiceInput
              type="radio"
              name={name}
              checked={failure === current}
              onChange={() => failureSwitch.choose(failure)}
            />
            <span>{failureWords(t, failure)}</span>
          </label>
        ))}
      </div>
    </section>
  )
}

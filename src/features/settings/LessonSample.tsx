import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import type { Settings } from '@/learner/settings/settings'
import { Icon } from '@/ui/icons/Icon'
import { useHasVoice } from '@/ui/speech/useVoices'
import styles from './LessonSample.module.css'

/** A small preview of a lesson. It is hidden from screen readers, since each change is announced in words. */
export function LessonSample({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
  const { hints, challenge } = settings
  const listen = hasVoice ? settings.listen : 'hidden'
  const steps = challenge === 'one' ? (['second'] as const) : (['first', 'second'] as const)
  const ofPart = listen === 'each' && <ListenSign />

  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>{t('sample.caption')}</figcaption>
      <div aria-hidden className={styles.lesson}>
        <p className={styles.bar}>{listen !== 'hidden' && <ListenSign isOfScreen />}</p>
        <p className={styles.line}>
          <span className={styles.title}>{t('sample.title')}</span>
          {ofPart}
        </p>
        <p className={styles.line}>
          <span>{t('sample.text')}</span>
          {ofPart}
        </p>
        {hints === 'full' && (
          <p className={styles.hint}>
            <Icon name="help" size={20} />
            <span>{t('sample.hint')}</span>
          </p>
        )}
        {steps.map((step) => (
          <p key={step} className={styles.step}>
            <span className={step === 'first' ? styles.checked : styles.box}>
              {step === 'first' && <Icon name="check" size={20} />}
            </span>
            <span className={styles.words}>
              {challenge === 'one' && <small>{t('sample.place')}</small>}
              <span>{t(`sample.${step}`)}</span>
            </span>
            {ofPart}
          </p>
        ))}
      </div>
    </figure>
  )
}

const ListenSign = ({ isOfScreen = false }) => (
  <span className={isOfScreen ? styles.listen : styles.listenSmall}>
    <Icon name="listen" size={20} />
  </span>
)

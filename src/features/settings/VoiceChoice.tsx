import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { voice } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { useVoices, voicesOf } from '@/ui/speech/voices'
import styles from './Settings.module.css'

/** Which voice reads this language; where this device has none, why there is nothing to set. */
export function VoiceChoice({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const id = useId()
  useVoices()
  const voices = voicesOf(language)
  const chosen = useStored(voice, language)
  if (voices.length === 0) return <p>{t('voice.none')}</p>

  return (
    <>
      {children}
      <label htmlFor={id} className={styles.label}>
        {t('voice.title')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen.value ?? ''}
        onChange={({ target: { value } }) => {
          if (value === '') chosen.forget()
          else chosen.keep(value)
        }}
      >
        <option value="">{t('voice.own')}</option>
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}

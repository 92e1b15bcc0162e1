import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { voice } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { announce } from '@/ui/feedback/LiveRegion'
import { SelectField } from '@/ui/form/SelectField'
import { useVoicesOf } from '@/ui/speech/useVoices'
import styles from './Settings.module.css'

type VoiceChoiceProps = {
  /** How fast it speaks. */
  children: ReactNode
  /** Called with whether the browser has stored the choice. */
  onKept: (isKept: boolean) => void
}

/** The voice that reads the language of the interface aloud, and its speed. */
export function VoiceChoice({ children, onKept }: VoiceChoiceProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const voices = useVoicesOf(language)
  const { value: chosen = '', keep } = useStored(voice, language)
  if (voices.length === 0) return <p className={styles.noVoice}>{t('voice.none')}</p>

  const options = [
    { value: '', words: t('voice.own') },
    ...voices.map(({ voiceURI, name }) => ({ value: voiceURI, words: name })),
  ]
  return (
    <>
      <div className={styles.voice}>
        <SelectField
          label={t('voice.title')}
          value={chosen}
          options={options}
          onChange={(value) => {
            onKept(keep(value))
            const name = options.find((option) => option.value === value)?.words
            announce(t('now', { setting: t('voice.title'), value: name }))
          }}
        />
      </div>
      {children}
    </>
  )
}

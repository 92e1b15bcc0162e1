import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { voice } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { useVoicesOf } from '@/ui/speech/useVoices'
import { GroupFoot } from './GroupFoot'
import styles from './Settings.module.css'
import { groupId, type SettingsPage } from './useSettingsPage'

/** The choice of the voice that reads the language of the interface aloud. */
export function VoiceChoice({ page }: { page: SettingsPage }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const id = useId()
  const voices = useVoicesOf(language)
  const { value: chosen } = useStored(voice, language)

  return (
    <div id={groupId('voice')}>
      <label htmlFor={id} className={styles.label}>
        {t('voice.title')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => {
          const next = voices.find(({ voiceURI }) => voiceURI === value)
          page.chooseVoice(language, next?.voiceURI, next?.name ?? t('voice.own'))
        }}
      >
        <option value="">{t('voice.own')}</option>
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {name}
          </option>
        ))}
      </select>
      <GroupFoot page={page} of="voice" />
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '@/components/controls/PlainButton'
import { showToast } from '@/components/dialogs/toasts'
import { Icon } from '@/components/icons/Icon'
import { useLanguage } from '@/i18n/useLanguage'
import { canSpeak, useVoices } from '@/lib/useVoices'
import { settings, useItem } from '@/session/storage'
import styles from './ListenButton.module.css'
import { startReading, stopReading } from './reader'
import { usualVoice } from './usual-voice'

const rates = { normal: 1, slow: 0.75 }

/** Reads the dialog or the page that it stands in; a second press stops it. */
export function ListenButton() {
  const { t } = useTranslation('read-aloud')
  const language = useLanguage()
  const voices = useVoices()
  const { voices: chosen, speed = 'normal' } = useItem(settings()) ?? {}
  const ref = useRef<HTMLDivElement>(null)
  const [isReading, setReading] = useState(false)

  // Also when it appears: a dialog that opens ends the reading of the page behind it.
  useEffect(() => {
    stopReading()
    return () => stopReading()
  }, [language])

  const press = () => {
    const content = ref.current?.closest('dialog, [role=dialog], main')
    // A browser's translator changes it.
    const [pageLanguage = ''] = document.documentElement.lang.split('-')
    const ofLanguage = voices.filter(({ lang }) => lang.startsWith(pageLanguage))
    const ownVoices = Object.values(chosen ?? {})
    if (isReading) stopReading()
    // Some browsers list no voices and can speak all the same.
    else if (voices.length > 0 && ofLanguage.length === 0) {
      showToast({ kind: 'error', text: t('noVoice') })
    } else if (content) {
      setReading(true)
      startReading(content, {
        language: pageLanguage,
        voice:
          ofLanguage.find(({ voiceURI }) => ownVoices.includes(voiceURI)) ?? usualVoice(ofLanguage),
        rate: rates[speed],
        onEnd: () => setReading(false),
        onFailure: () => {
          setReading(false)
          showToast({ kind: 'error', text: t('failed') })
        },
      })
    }
  }

  if (!canSpeak()) return null
  return (
    <div ref={ref} className={styles.listen}>
      <PlainButton className={styles.button} onClick={press}>
        <Icon name={isReading ? 'stop' : 'listen'} size={20} />
        <span>{t(isReading ? 'stop' : 'listen')}</span>
      </PlainButton>
      {isReading && <span className={styles.hint}>{t('tap')}</span>}
    </div>
  )
}

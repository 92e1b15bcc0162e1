import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { SecondLinesContext } from './Readable'
import styles from './SecondLine.module.css'

/** The translation of a text of the nearest `Readable`, while second lines are on. */
export function SecondLine({ of: text }: { of: string }) {
  const { t } = useTranslation()
  const own = useLanguage()
  const second = use(SecondLinesContext)
  const line = second?.lineOf(text)
  if (!second || line === undefined) return null
  if (line === 'missing') {
    const language = languageName(own, second.language)
    return (
      <p className={`${styles.line} ${styles.missing}`}>{t('ui.peek.missing', { language })}</p>
    )
  }
  return (
    <p lang={second.language} className={styles.line}>
      {line.text}
    </p>
  )
}

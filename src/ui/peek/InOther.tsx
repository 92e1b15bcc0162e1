import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import styles from './InOther.module.css'
import type { Peek, SomeLines } from './peek'

/** Below a line of a part: the same one in the other language, as long as that is open. */
export function InOther({ peek, at }: { peek: Peek | undefined; at: number }) {
  const line = peek?.lines[at]
  if (!peek || line === undefined || line === 'empty') return null
  if (line === 'missing') return <MissingLine language={peek.language} />
  return (
    <p lang={peek.language} className={styles.line}>
      {line.text}
    </p>
  )
}

function MissingLine({ language }: Pick<Peek, 'language'>) {
  const { t } = useTranslation()
  const name = languageName(useLanguage(), language)
  return (
    <p className={`${styles.line} ${styles.missing}`}>{t('ui.peek.missing', { language: name })}</p>
  )
}

/** All lines from one on, or up to another one, below the last of them. */
export function AllInOther({ peek, from = 0, to }: SomeLines) {
  return peek?.lines.slice(from, to).map((_line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line is its place
    <InOther key={at} peek={peek} at={from + at} />
  ))
}

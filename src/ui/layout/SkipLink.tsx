import { useTranslation } from 'react-i18next'
import styles from './SkipLink.module.css'

/** The first tab stop: skips the header. Visible while it has the focus. */
export function SkipLink({ targetId }: { targetId: string }) {
  const { t } = useTranslation()
  return (
    <a
      href={`#${targetId}`}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(targetId)?.focus()
      }}
    >
      {t('ui.skipToContent')}
    </a>
  )
}

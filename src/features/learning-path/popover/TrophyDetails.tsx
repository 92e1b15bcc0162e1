import { useTranslation } from 'react-i18next'
import styles from './NodeDetails.module.css'

/** What the trophy says, locked or not. */
export function TrophyDetails({ titleId, isLocked }: { titleId: string; isLocked: boolean }) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {t('trophy.title')}
      </h2>
      <p className={styles.text}>{t(isLocked ? 'trophy.locked' : 'trophy.unlocked')}</p>
    </>
  )
}

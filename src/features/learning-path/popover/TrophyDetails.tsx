import { useTranslation } from 'react-i18next'
import { SecondLine } from '@/ui/reading/SecondLine'
import styles from './NodeDetails.module.css'

type TrophyDetailsProps = { titleId: string; isLocked: boolean }

/** What the trophy says, locked or not. */
export function TrophyDetails({ titleId, isLocked }: TrophyDetailsProps) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {t('trophy.title')}
      </h2>
      <SecondLine of={t('trophy.title')} />
      <p className={styles.text}>{t(isLocked ? 'trophy.locked' : 'trophy.unlocked')}</p>
      <SecondLine of={t(isLocked ? 'trophy.locked' : 'trophy.unlocked')} />
    </>
  )
}

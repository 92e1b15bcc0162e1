import { useTranslation } from 'react-i18next'
import { InOther } from '@/ui/peek/InOther'
import type { Peek } from '@/ui/peek/peek'
import styles from './NodeDetails.module.css'

type TrophyDetailsProps = { titleId: string; peek: Peek; isLocked: boolean }

/** What the trophy says, locked or not. */
export function TrophyDetails({ titleId, peek, isLocked }: TrophyDetailsProps) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {t('trophy.title')}
      </h2>
      <InOther peek={peek} at={0} />
      <p className={styles.text}>{t(isLocked ? 'trophy.locked' : 'trophy.unlocked')}</p>
      <InOther peek={peek} at={1} />
    </>
  )
}

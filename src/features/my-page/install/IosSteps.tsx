import { useTranslation } from 'react-i18next'
import AddToHome from '@/art/install/add-to-home.svg?react'
import PressShare from '@/art/install/press-share.svg?react'
import styles from './IosSteps.module.css'

/** The two presses that bring Norte to the home screen of an iPhone or iPad. */
export function IosSteps() {
  const { t } = useTranslation('install')
  return (
    <ol className={styles.steps}>
      <li>
        <span>{t('ios.share')}</span>
        <PressShare className={styles.picture} />
      </li>
      <li>
        <span>{t('ios.add')}</span>
        <AddToHome className={styles.picture} />
      </li>
    </ol>
  )
}

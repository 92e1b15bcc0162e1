import { useTranslation } from 'react-i18next'
import { useWelcomeBack } from './useWelcomeBack'
import styles from './WelcomeBack.module.css'

/** Once, for who was away for weeks (rules.md#next-step). */
export function WelcomeBack() {
  const { t } = useTranslation('next-step')
  return useWelcomeBack() && <p className={styles.welcome}>{t('welcome')}</p>
}

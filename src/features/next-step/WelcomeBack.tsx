import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stored } from '@/learner/stored'
import { lastVisit } from '@/learner/stored-things'
import { useUserKey } from '@/learner/useSessionStatus'
import { wasAway } from './away-rules'
import styles from './WelcomeBack.module.css'

/** Greets a learner who returns after weeks, once (rules.md#next-step). */
export function WelcomeBack() {
  const { t } = useTranslation('next-step')
  return useWelcomeBack() && <p className={styles.welcome}>{t('welcome')}</p>
}

/** Whether the learner was away for weeks. Also stores this visit as the last one. */
function useWelcomeBack(): boolean {
  const userKey = useUserKey()
  const [isBack] = useState(() => wasAway(stored(lastVisit).read(), Date.now()))
  useEffect(() => {
    if (userKey !== undefined) stored(lastVisit).keep(Date.now())
  }, [userKey])
  return isBack
}

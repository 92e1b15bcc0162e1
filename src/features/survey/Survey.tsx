import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { Note } from '@/ui/controls/Note'
import { Icon } from '@/ui/icons/Icon'
import { Column } from '@/ui/layout/Column'
import styles from './Survey.module.css'
import { SurveyForm } from './SurveyForm'

/** The survey in a card (rules.md#survey), for everyone; the way back is always there. */
export function Survey() {
  const { t } = useTranslation('survey')
  const signedIn = useSessionStatus().kind === 'active'
  return (
    <Column>
      <Link to={paths.skillMap} className={styles.back}>
        <Icon name="arrow-left" size={20} />
        {t(signedIn ? 'back' : 'backSignedOut')}
      </Link>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.card}>{env().hasSurvey ? <SurveyForm /> : <NoSurvey />}</div>
    </Column>
  )
}

function NoSurvey() {
  const { t } = useTranslation('survey')
  return (
    <Note kind="info" title={t('missing.title')}>
      <p>{t('missing.hint')}</p>
    </Note>
  )
}

import { useTranslation } from 'react-i18next'
import { Note } from '@/components/controls/Note'
import { Column } from '@/components/layout/Column'
import { PageHead } from '@/components/layout/PageHead'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { useSessionStatus } from '@/session/session'
import styles from './Survey.module.css'
import { SurveyForm } from './SurveyForm'

/** The survey page, also for visitors without a session. */
export function Survey() {
  const { t } = useTranslation('survey')
  const signedIn = useSessionStatus() === 'active'
  return (
    <Column>
      <PageHead
        back={{ to: paths.skillMap, words: t(signedIn ? 'back' : 'backSignedOut') }}
        title={t('title')}
        lead={t('lead')}
      />
      <div className={styles.card}>
        {env().hasSurvey ? (
          <SurveyForm />
        ) : (
          <Note kind="info" title={t('missing.title')}>
            {t('missing.hint')}
          </Note>
        )}
      </div>
    </Column>
  )
}

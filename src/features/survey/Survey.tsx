import { useTranslation } from 'react-i18next'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { Note } from '@/ui/controls/Note'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import styles from './Survey.module.css'
import { SurveyForm } from './SurveyForm'

/** The survey page (rules.md#routes), also for visitors without a session. */
export function Survey() {
  const { t } = useTranslation('survey')
  const signedIn = useSessionStatus().kind === 'active'
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

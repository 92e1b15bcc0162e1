import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { BackLink } from '@/components/controls/BackLink'
import { Column } from '@/components/layout/Column'
import { PageHead } from '@/components/layout/PageHead'
import { Note } from '@/components/messages/Note'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { useIsSignedIn } from '@/session/session'
import { SurveyForm } from './SurveyForm'

/** The survey page, also for visitors without a session. */
export default function SurveyScreen() {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()

  return (
    <Column>
      <PageHead
        back={
          <BackLink to={paths.skillMap}>
            {t(isSignedIn ? 'survey.back' : 'survey.backSignedOut')}
          </BackLink>
        }
        title={t('survey.title')}
        lead={t('survey.lead')}
      />
      <Card sx={{ mt: 2.25, p: { xs: 2, md: 3 }, borderRadius: '20px' }}>
        {env().hasSurvey ? (
          <SurveyForm />
        ) : (
          <Note kind="info" title={t('survey.missing.title')}>
            {t('survey.missing.hint')}
          </Note>
        )}
      </Card>
    </Column>
  )
}

import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/controls/Note'
import type { ProfileFailure } from './profile-failure'

/** Why the profile is not saved, and what to do (rules.md#wizard). */
export function FinishFailure({ failure }: { failure: ProfileFailure }) {
  const { t } = useTranslation('onboarding')
  // These two are told where the learner is sent: beside the username, and on the sign-in screen.
  if (failure === 'taken' || failure === 'signed-out') return null
  return (
    <Note kind="error" role="alert" title={t('failure.plain')} detail={t('failure.title')}>
      {t(failure === 'no-response' ? 'failure.noResponse' : 'failure.other')}
    </Note>
  )
}

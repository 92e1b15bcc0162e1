import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/controls/Note'
import type { ProfileFailure } from './profile-failure'

type FinishFailureProps = {
  failure: ProfileFailure
  /** The username was not sent: it is the account's already. */
  keepsName: boolean
}

/** Why the profile is not saved, and what to do (rules.md#wizard). */
export function FinishFailure({ failure, keepsName }: FinishFailureProps) {
  const { t } = useTranslation('onboarding')
  // What leads away is told where the learner is sent: beside the username, and on the sign-in screen.
  if (failure === 'signed-out' || failure === 'own-name') return null
  if (failure === 'taken' && !keepsName) return null
  return (
    <Note kind="error" role="alert" title={t('failure.plain')} detail={t('failure.title')}>
      {failure === 'no-response'
        ? t('failure.noResponse')
        : t(keepsName ? 'failure.keptName' : 'failure.other')}
    </Note>
  )
}

import { useTranslation } from 'react-i18next'
import { accountErrorText } from '@/api/transport/account-errors'
import { Note } from '@/ui/controls/Note'
import { profileProblem } from './useFinish'

type FinishFailureProps = {
  error: Error
  /** The username was not sent: it is the account's already. */
  keepsName: boolean
}

/** Why the profile is not saved, and what to do (rules.md#wizard). */
export function FinishFailure({ error, keepsName }: FinishFailureProps) {
  const { t } = useTranslation('onboarding')
  const { t: tErrors } = useTranslation('errors')
  const problem = profileProblem(error)
  // What leads away is told where the learner is sent: beside the username, and on the sign-in screen.
  if (problem === 'signedOut' || problem === 'ownName') return null
  if (problem === 'taken' && !keepsName) return null
  const detail = accountErrorText(tErrors, 'saveProfile', error)
  return (
    <Note kind="error" role="alert" title={t('failure.plain')} detail={detail}>
      {problem === 'noResponse'
        ? t('failure.noResponse')
        : t(keepsName ? 'failure.keptName' : 'failure.other')}
    </Note>
  )
}

import { useTranslation } from 'react-i18next'
import { accountErrorText, accountProblem } from '@/api/transport/account-errors'
import { paths } from '@/config/paths'
import { stored } from '@/learner/stored'
import { typedEmail } from '@/learner/stored-things'
import { AppLink } from '@/ui/controls/AppLink'
import { Note } from '@/ui/controls/Note'

type SignUpFailureProps = {
  error: Error
  /** What was typed: an earlier try may have made the account, and its answer was lost (rules.md#sign-up). */
  email: string
}

/** Why there is no account yet and what to do (rules.md#errors). */
export function SignUpFailure({ error, email }: SignUpFailureProps) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const problem = accountProblem('signUp', error)
  const text = accountErrorText(tErrors, 'signUp', error)
  if (problem === 'emailExists') {
    return (
      <Note kind="error" role="alert" title={text}>
        <AppLink to={paths.signIn} onClick={() => stored(typedEmail).keep(email)}>
          {t('signUp.signInWithIt')}
        </AppLink>
      </Note>
    )
  }
  return (
    <Note kind="error" role="alert" title={t('signUp.notMade')} detail={text}>
      {t(`signUp.advice.${problem}`)}
    </Note>
  )
}

import { useTranslation } from 'react-i18next'
import { errorText } from '@/api/transport/error-text'
import { paths } from '@/config/paths'
import { stored } from '@/learner/stored'
import { typedEmail } from '@/learner/stored-things'
import { AppLink } from '@/ui/controls/AppLink'
import { Note } from '@/ui/controls/Note'
import { signUpProblem } from './sign-up-problem'

type SignUpFailureProps = {
  error: Error
  /** What was typed: an earlier try may have made the account, and its answer was lost (rules.md#sign-up). */
  email: string
}

/** Why there is no account yet and what to do (rules.md#errors). */
export function SignUpFailure({ error, email }: SignUpFailureProps) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const problem = signUpProblem(error)
  if (problem === 'emailExists') {
    return (
      <Note kind="error" role="alert" title={t('signUp.error.emailExists')}>
        <AppLink to={paths.signIn} onClick={() => stored(typedEmail).keep(email)}>
          {t('signUp.signInWithIt')}
        </AppLink>
      </Note>
    )
  }
  return (
    <Note
      kind="error"
      role="alert"
      title={t('signUp.notMade')}
      detail={problem === 'taken' ? t('signUp.error.taken') : errorText(tErrors, error)}
    >
      {t(`signUp.advice.${problem}`)}
    </Note>
  )
}

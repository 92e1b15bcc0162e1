import { useTranslation } from 'react-i18next'
import { errorText } from '@/api/transport/error-text'
import { Note } from '@/ui/controls/Note'
import { signUpProblem } from './sign-up-problem'

/** Why there is no account yet and what to do (rules.md#errors). */
export function SignUpFailure({ error }: { error: Error }) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const problem = signUpProblem(error)
  const isOurs = problem === 'emailExists' || problem === 'taken'
  return (
    <Note
      kind="error"
      role="alert"
      title={isOurs ? t(`signUp.error.${problem}`) : errorText(tErrors, error)}
    >
      {problem !== 'emailExists' && t(`signUp.advice.${problem}`)}
    </Note>
  )
}

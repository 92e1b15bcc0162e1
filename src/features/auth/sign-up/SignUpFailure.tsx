import { useTranslation } from 'react-i18next'
import { errorText } from '@/api/transport/error-text'
import { Note } from '@/ui/controls/Note'
import type { SignUpProblem } from './sign-up-problem'

type SignUpFailureProps = { problem: SignUpProblem; error: unknown }

/** Why there is no account yet and what to do (rules.md#errors). */
export function SignUpFailure({ problem, error }: SignUpFailureProps) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
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

import { useTranslation } from 'react-i18next'
import { errorText } from '@/api/transport/error-text'
import { Note } from '@/ui/controls/Note'
import { SignInError, signInProblem } from './sign-in-problem'

const adviceFor = {
  credentials: 'signIn.advice.credentials',
  failed: 'signIn.advice.failed',
  invalidResponse: 'signIn.advice.failed',
  noResponse: 'signIn.advice.noResponse',
  other: 'signIn.advice.failed',
} as const

/** Why the sign-in failed and what to do (rules.md#errors). */
export function SignInFailure({ error }: { error: Error }) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const { step, cause } =
    error instanceof SignInError ? error : { step: 'check' as const, cause: error }
  const problem = signInProblem(step, cause)
  const isGeneral = problem === 'noResponse' || problem === 'other'
  return (
    <Note
      kind="error"
      role="alert"
      title={t(problem === 'credentials' ? 'signIn.notRight' : 'signIn.notIn')}
      detail={isGeneral ? errorText(tErrors, cause) : t(`signIn.error.${problem}`)}
    >
      {t(adviceFor[problem])}
    </Note>
  )
}

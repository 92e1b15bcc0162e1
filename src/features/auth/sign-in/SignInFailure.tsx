import { useTranslation } from 'react-i18next'
import { accountErrorText, accountProblem } from '@/api/transport/account-errors'
import { Note } from '@/ui/controls/Note'
import { SignInError } from './useSignIn'

const adviceFor = {
  credentials: 'signIn.advice.credentials',
  failed: 'signIn.advice.failed',
  noResponse: 'signIn.advice.noResponse',
  other: 'signIn.advice.failed',
} as const

/** Why the sign-in failed and what to do (rules.md#errors). */
export function SignInFailure({ error }: { error: Error }) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const { call, cause } =
    error instanceof SignInError ? error : { call: 'checkUser' as const, cause: error }
  const problem = accountProblem(call, cause)
  return (
    <Note
      kind="error"
      role="alert"
      title={t(problem === 'credentials' ? 'signIn.notRight' : 'signIn.notIn')}
      detail={accountErrorText(tErrors, call, cause)}
    >
      {t(adviceFor[problem])}
    </Note>
  )
}

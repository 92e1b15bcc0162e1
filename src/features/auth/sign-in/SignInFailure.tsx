import { useTranslation } from 'react-i18next'
import { errorText } from '@/api/transport/error-text'
import { Note } from '@/ui/controls/Note'
import type { SignInProblem } from './sign-in-problem'

const adviceFor = {
  credentials: 'credentials',
  failed: 'failed',
  invalidResponse: 'failed',
  noResponse: 'noResponse',
  other: 'failed',
} as const

type SignInFailureProps = { problem: SignInProblem; error: unknown }

/** Why the sign-in failed and what to do (rules.md#errors). */
export function SignInFailure({ problem, error }: SignInFailureProps) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const isGeneral = problem === 'noResponse' || problem === 'other'
  return (
    <Note
      kind="error"
      role="alert"
      title={isGeneral ? errorText(tErrors, error) : t(`signIn.error.${problem}`)}
    >
      {t(`signIn.advice.${adviceFor[problem]}`)}
    </Note>
  )
}

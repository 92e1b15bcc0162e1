import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorText, isUnanswered, isWrongPassword } from '@/api/errors'
import { Note } from '@/components/messages/Note'
import { paths } from '@/config/paths'
import type { AccountState } from '@/domain/navigation-state'

type SignInFailureProps = {
  error: Error
  /** The password that was refused begins or ends with a space. */
  hasSpaceAtEnd: boolean
  /** For another account screen. */
  state: AccountState
  /** It was made just now, so nobody is asked to make one. */
  hasAccount: boolean
}

/** Why the sign-in failed and what to do. */
export function SignInFailure({ error, state, hasAccount, hasSpaceAtEnd }: SignInFailureProps) {
  const { t } = useTranslation()
  const text = errorText(t, error)
  if (isWrongPassword(error)) {
    return (
      <Note kind="error" role="alert" title={text}>
        <p>{t('auth.signIn.checkBoth')}</p>
        {hasSpaceAtEnd && <p>{t('auth.signIn.passwordSpace')}</p>}
        {!hasAccount && (
          <Link to={paths.signUp} replace state={state}>
            {t('auth.signIn.createWithIt')}
          </Link>
        )}
      </Note>
    )
  }
  return (
    <Note kind="error" role="alert" title={t('auth.signIn.notIn')} detail={text}>
      {t(isUnanswered(error) ? 'auth.advice.network' : 'auth.advice.wait')}
    </Note>
  )
}

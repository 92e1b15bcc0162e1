import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, isWrongPassword } from '@/api/errors'
import { adviceFor } from '@/components/account/advice'
import { Note } from '@/components/messages/Note'

type SignInFailureProps = {
  error: Error
  /** The password that was refused begins or ends with a space. */
  hasOuterSpace: boolean
  /** A way on for somebody who does not know their password. */
  children: ReactNode
}

/** Why the sign-in failed and what to do. */
export function SignInFailure({ error, hasOuterSpace, children }: SignInFailureProps) {
  const { t } = useTranslation()
  const text = errorText(t, error)
  if (isWrongPassword(error)) {
    return (
      <Note kind="error" role="alert" title={text}>
        <p>{t('auth.signIn.checkBoth')}</p>
        {hasOuterSpace && <p>{t('auth.signIn.passwordSpace')}</p>}
        {children}
      </Note>
    )
  }
  return (
    <Note kind="error" role="alert" title={t('auth.signIn.notIn')} detail={text}>
      {t(adviceFor(error))}
    </Note>
  )
}

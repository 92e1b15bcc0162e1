import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterSignIn } from '@/components/account/useAfterSignIn'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { useSignInState } from '@/domain/sign-in-state'
import { session } from '@/session/session'
import { SignInPanel } from './SignInPanel'

export default function SignInScreen() {
  const { t } = useTranslation('auth')
  const state = useSignInState()
  const afterSignIn = useAfterSignIn(state)
  useDocumentTitle(t('signIn.title'))

  // Opening this screen removes the stored access token.
  useLayoutEffect(() => session.clearToken(), [])

  return (
    <SignInPanel reason={state.reason} startEmail={state.email ?? ''} afterSignIn={afterSignIn} />
  )
}

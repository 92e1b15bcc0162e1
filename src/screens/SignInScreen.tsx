import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignInState } from '@/features/auth/sign-in/sign-in-state'
import { SignInPanel } from '@/features/auth/sign-in/SignInPanel'
import { useAfterSignIn } from '@/features/auth/sign-in/useAfterSignIn'
import { session } from '@/learner/session'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function SignInScreen() {
  const { t } = useTranslation('auth')
  const state = useSignInState()
  const afterSignIn = useAfterSignIn(state)
  useDocumentTitle(t('signIn.title'))

  // Opening this screen removes the stored access token (rules.md#sign-in).
  useLayoutEffect(() => session.clearToken(), [])

  return (
    <SignInPanel reason={state.reason} startEmail={state.email ?? ''} afterSignIn={afterSignIn} />
  )
}

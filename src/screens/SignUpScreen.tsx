import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { readSignInState, type SignInState } from '@/features/auth/sign-in/sign-in-state'
import { useAfterSignIn } from '@/features/auth/sign-in/useAfterSignIn'
import { SignUpPanel } from '@/features/auth/sign-up/SignUpPanel'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function SignUpScreen() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { state: before } = useLocation()
  const [startEmail] = useState(() => readSignInState(before).email ?? '')
  const afterSignIn = useAfterSignIn()
  useDocumentTitle(t('signUp.title'))

  const goToSignIn = () => {
    const state: SignInState = { reason: 'registered' }
    void navigate(paths.signIn, { state })
  }

  return <SignUpPanel startEmail={startEmail} onRegistered={goToSignIn} afterSignIn={afterSignIn} />
}

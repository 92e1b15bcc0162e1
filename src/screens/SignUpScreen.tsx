import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSignInState, type SignInState } from '@/features/auth/sign-in/sign-in-state'
import { useAfterSignIn } from '@/features/auth/sign-in/useAfterSignIn'
import { SignUpPanel } from '@/features/auth/sign-up/SignUpPanel'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function SignUpScreen() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { email = '' } = useSignInState()
  const afterSignIn = useAfterSignIn()
  useDocumentTitle(t('signUp.title'))

  const goToSignIn = () => {
    const state: SignInState = { reason: 'registered' }
    void navigate(paths.signIn, { state })
  }

  return <SignUpPanel startEmail={email} onRegistered={goToSignIn} afterSignIn={afterSignIn} />
}

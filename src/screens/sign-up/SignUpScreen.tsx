import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAfterSignIn } from '@/components/account/useAfterSignIn'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { paths } from '@/config/paths'
import { useSignInState, type SignInState } from '@/domain/sign-in-state'
import { SignUpPanel } from './SignUpPanel'

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

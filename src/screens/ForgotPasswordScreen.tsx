import { useTranslation } from 'react-i18next'
import { ForgotPasswordPanel } from '@/features/auth/reset-password/ForgotPasswordPanel'
import { useSignInState } from '@/features/auth/sign-in/sign-in-state'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const { email = '' } = useSignInState()
  useDocumentTitle(t('forgotPassword.title'))

  return <ForgotPasswordPanel startEmail={email} />
}

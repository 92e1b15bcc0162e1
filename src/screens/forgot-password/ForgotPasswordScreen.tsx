import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { useSignInState } from '@/domain/sign-in-state'
import { ForgotPasswordPanel } from './ForgotPasswordPanel'

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const { email = '' } = useSignInState()
  useDocumentTitle(t('forgotPassword.title'))

  return <ForgotPasswordPanel startEmail={email} />
}

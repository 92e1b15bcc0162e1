import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ForgotPasswordPanel } from '@/features/auth/reset-password/ForgotPasswordPanel'
import { readSignInState } from '@/features/auth/sign-in/sign-in-state'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  const [startEmail] = useState(() => readSignInState(state).email ?? '')
  useDocumentTitle(t('forgotPassword.title'))

  return <ForgotPasswordPanel startEmail={startEmail} />
}

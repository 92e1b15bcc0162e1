import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { readTypedEmail } from '@/features/auth/form/typed-email'
import { ForgotPasswordPanel } from '@/features/auth/reset-password/ForgotPasswordPanel'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const location = useLocation()
  const [startEmail] = useState(() => readTypedEmail(location.state))
  useDocumentTitle(t('forgotPassword.title'))

  return <ForgotPasswordPanel startEmail={startEmail} />
}

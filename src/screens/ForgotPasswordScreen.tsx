import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ForgotPasswordPanel } from '@/features/auth/ForgotPasswordPanel'
import { readTypedEmail } from '@/features/auth/typed-email'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const location = useLocation()
  const [startEmail] = useState(() => readTypedEmail(location.state))
  useDocumentTitle(t('forgotPassword.title'))

  return <ForgotPasswordPanel startEmail={startEmail} />
}

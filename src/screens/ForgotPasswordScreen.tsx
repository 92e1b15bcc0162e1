import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForgotPasswordPanel } from '@/features/auth/reset-password/ForgotPasswordPanel'
import { stored } from '@/learner/stored'
import { typedEmail } from '@/learner/stored-things'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const [startEmail] = useState(() => stored(typedEmail).read() ?? '')
  useDocumentTitle(t('forgotPassword.title'))

  return <ForgotPasswordPanel startEmail={startEmail} />
}

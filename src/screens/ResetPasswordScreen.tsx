import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { readResetToken } from '@/features/auth/reset-password/reset-token'
import { ResetPasswordPanel } from '@/features/auth/reset-password/ResetPasswordPanel'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function ResetPasswordScreen() {
  const { t } = useTranslation('auth')
  const token = readResetToken(useLocation())
  useDocumentTitle(t('resetPassword.title'))

  return <ResetPasswordPanel token={token} />
}

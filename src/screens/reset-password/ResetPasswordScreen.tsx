import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { readResetToken } from '@/domain/reset-token'
import { ResetPasswordPanel } from './ResetPasswordPanel'

export default function ResetPasswordScreen() {
  const { t } = useTranslation('auth')
  const token = readResetToken(useLocation())
  useDocumentTitle(t('resetPassword.title'))

  return <ResetPasswordPanel token={token} />
}

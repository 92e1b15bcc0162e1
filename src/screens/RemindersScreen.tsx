import { useTranslation } from 'react-i18next'
import { Reminders } from '@/features/reminders/Reminders'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import '@/i18n/parts/reminders'

export default function RemindersScreen() {
  const { t } = useTranslation('reminders')
  useDocumentTitle(t('title'))
  return <Reminders />
}

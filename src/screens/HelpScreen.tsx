import { useTranslation } from 'react-i18next'
import { Help } from '@/features/help/Help'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import '@/i18n/parts/help'

export default function HelpScreen() {
  const { t } = useTranslation('help')
  useDocumentTitle(t('title'))
  return <Help />
}

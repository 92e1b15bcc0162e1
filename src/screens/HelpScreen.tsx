import { useTranslation } from 'react-i18next'
import { Help } from '@/features/help/Help'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function HelpScreen() {
  const { t } = useTranslation('help')
  useDocumentTitle(t('title'))
  return <Help />
}

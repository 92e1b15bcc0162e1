import { useTranslation } from 'react-i18next'
import { KeptSkillsPart } from '@/features/kept-skills/KeptSkillsPart'
import { SettingsPage } from '@/features/settings/Settings'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import '@/i18n/parts/settings'

export default function SettingsScreen() {
  const { t } = useTranslation('settings')
  useDocumentTitle(t('title'))
  return <SettingsPage keptSkills={<KeptSkillsPart />} />
}

import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { SkillSelection } from '@/features/skill-selection/SkillSelection'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function SkillSelectionScreen() {
  const { t } = useTranslation('skill-selection')
  const navigate = useNavigate()
  useDocumentTitle(t('title'))

  return <SkillSelection onSaved={() => void navigate(paths.skillMap, { replace: true })} />
}

import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { paths } from '@/config/paths'
import { SkillSelection } from './SkillSelection'

export default function SkillSelectionScreen() {
  const { t } = useTranslation('skill-selection')
  const navigate = useNavigate()
  useDocumentTitle(t('title'))

  return <SkillSelection onSaved={() => void navigate(paths.skillMap, { replace: true })} />
}

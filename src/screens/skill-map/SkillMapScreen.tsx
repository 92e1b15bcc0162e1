import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { paths } from '@/config/paths'
import { SkillMap } from './SkillMap'

export default function SkillMapScreen() {
  const { t } = useTranslation('skill-map')
  const navigate = useNavigate()
  const { categoryId } = useParams()
  useDocumentTitle(t('title'))

  return (
    <SkillMap
      focusCategoryId={categoryId}
      onOpenSkill={({ id }) => void navigate(paths.learningPath, { state: { skillId: id } })}
    />
  )
}

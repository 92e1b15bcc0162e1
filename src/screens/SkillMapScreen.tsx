import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { Id } from '@/api/transport/call'
import { paths } from '@/config/paths'
import { NextStepBar } from '@/features/next-step/NextStepBar'
import { SkillMap } from '@/features/skill-map/SkillMap'
import { moduleAddress } from '@/navigation/module-address'
import { Bands } from '@/ui/extras/extras'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import '@/i18n/parts/skill-map'
import '@/i18n/parts/next-step'

export default function SkillMapScreen() {
  const { t } = useTranslation('skill-map')
  const navigate = useNavigate()
  const { categoryId } = useParams()
  useDocumentTitle(t('title'))
  const openSkill = (skillId: Id) => void navigate(paths.learningPath, { state: { skillId } })

  return (
    <SkillMap
      focusCategoryId={categoryId}
      nextStep={
        <>
          <NextStepBar
            onContinue={(state) => void navigate(moduleAddress(state), { state })}
            onOpenSkill={openSkill}
          />
          <Bands place="map" skillId={null} />
        </>
      }
      onOpenSkill={({ id }) => openSkill(id)}
    />
  )
}

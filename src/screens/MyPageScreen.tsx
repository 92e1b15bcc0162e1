import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { MyPage } from '@/features/my-page/MyPage'
import { NextStepCard } from '@/features/next-step/NextStepCard'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import { moduleAddress } from './module-address'

export default function MyPageScreen() {
  const { t } = useTranslation('my-page')
  const navigate = useNavigate()
  useDocumentTitle(t('title'))
  return (
    <MyPage
      nextStep={
        <NextStepCard
          onContinue={(state) => void navigate(moduleAddress(state), { state })}
          onOpenSkill={(skillId) => void navigate(paths.learningPath, { state: { skillId } })}
        />
      }
    />
  )
}

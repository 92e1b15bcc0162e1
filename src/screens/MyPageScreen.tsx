import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { MyPage } from '@/features/my-page/MyPage'
import { NextStepBar } from '@/features/next-step/NextStepBar'
import { WelcomeBack } from '@/features/next-step/WelcomeBack'
import { moduleAddress } from '@/navigation/module-address'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import '@/i18n/parts/my-page'
import '@/i18n/parts/install'
import '@/i18n/parts/lesson-rating'
import '@/i18n/parts/next-step'
import '@/i18n/parts/skill-map'

export default function MyPageScreen() {
  const { t } = useTranslation('my-page')
  const navigate = useNavigate()
  useDocumentTitle(t('title'))
  return (
    <MyPage
      nextStep={
        <>
          <WelcomeBack />
          <NextStepBar
            hasRoom
            onContinue={(state) => void navigate(moduleAddress(state), { state })}
            onOpenSkill={(skillId) => void navigate(paths.learningPath, { state: { skillId } })}
          />
        </>
      }
    />
  )
}

import { OnboardingWizard } from '@/features/onboarding/OnboardingWizard'
import { forgetNewUser } from '@/learner/account-memory'
import '@/i18n/parts/onboarding'

export default function OnboardingScreen() {
  return <OnboardingWizard onSaved={forgetNewUser} />
}

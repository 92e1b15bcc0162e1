import { OnboardingWizard } from '@/features/onboarding/OnboardingWizard'
import { forgetNewUser } from '@/learner/account-memory'

export default function OnboardingScreen() {
  return <OnboardingWizard onSaved={forgetNewUser} />
}

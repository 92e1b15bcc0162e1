import { forgetNewUser } from '@/features/auth/account-memory'
import { OnboardingWizard } from '@/features/onboarding/OnboardingWizard'

export default function OnboardingScreen() {
  return <OnboardingWizard onSaved={forgetNewUser} />
}

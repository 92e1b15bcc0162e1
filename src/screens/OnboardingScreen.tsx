import { OnboardingWizard } from '@/features/onboarding/OnboardingWizard'
import { stored } from '@/learner/stored'
import { isNewUser } from '@/learner/stored-things'
import '@/i18n/parts/onboarding'

export default function OnboardingScreen() {
  return <OnboardingWizard onSaved={() => stored(isNewUser).forget()} />
}

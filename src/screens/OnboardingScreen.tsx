import { OnboardingWizard } from '@/features/onboarding/OnboardingWizard'
import { stored } from '@/learner/stored'
import { isNewUser, wizard } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'

export default function OnboardingScreen() {
  // A learner who is known only by a token gets a name, and with it a draft, a moment later.
  const { key } = useStored(wizard)
  return <OnboardingWizard key={key} onSaved={() => stored(isNewUser).forget()} />
}

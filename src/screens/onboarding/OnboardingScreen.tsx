import { stored } from '@/session/stored'
import { isNewUser, wizard } from '@/session/stored-things'
import { useStored } from '@/session/useStored'
import { OnboardingWizard } from './OnboardingWizard'

export default function OnboardingScreen() {
  // A learner who is known only by a token gets a name, and with it a draft, a moment later.
  const { key } = useStored(wizard)
  return <OnboardingWizard key={key} onSaved={() => stored(isNewUser).forget()} />
}

import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useSignOut } from '@/features/auth/sign-in/useSignOut'
import type { SignOutDialogProps } from '@/features/kept-skills/SignOutDialog'
import { hasKeptSkills } from '@/learner/kept/has-kept-skills'
import { stored } from '@/learner/stored'
import { finishedHere } from '@/learner/stored-things'

type Question = { default: ComponentType<SignOutDialogProps> }

/** Where its chunk does not come, the press does what it says. */
const SignOutDialog = lazy(() =>
  import('@/features/kept-skills/SignOutDialog').then(
    (file): Question => ({ default: file.SignOutDialog }),
    (): Question => ({ default: SignOutAtOnce }),
  ),
)

function SignOutAtOnce({ onSignOut }: SignOutDialogProps) {
  const [isBegun, setBegun] = useState(false)
  if (!isBegun) {
    setBegun(true)
    queueMicrotask(onSignOut)
  }
  return null
}

/** Signs out; where that takes kept skills away, or lessons wait to be saved, it asks first. */
export function useSigningOut() {
  const signOut = useSignOut()
  const [isAsking, setAsking] = useState(false)
  return {
    signOut: () => {
      const isLost = hasKeptSkills() || (stored(finishedHere).read() ?? []).length > 0
      if (isLost) setAsking(true)
      else signOut()
    },
    question: isAsking && (
      <Suspense>
        <SignOutDialog
          onStay={() => setAsking(false)}
          onSignOut={() => {
            setAsking(false)
            signOut()
          }}
        />
      </Suspense>
    ),
  }
}

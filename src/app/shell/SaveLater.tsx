import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { session } from '@/learner/session'
import { finishedHere } from '@/learner/stored-things'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { useStored } from '@/learner/useStored'
import { useOnline } from '@/ui/states/useOnline'
import { asksToSave } from './asks-to-save'
import type { SaveFinishedProps } from './SaveFinished'

type Strip = { default: ComponentType<SaveFinishedProps> }

/** Where its chunk does not come it is asked for with the next page: what waits goes on waiting. */
const SaveFinished = lazy(() =>
  import('./SaveFinished').then(
    (file): Strip => ({ default: file.SaveFinished }),
    (): Strip => ({ default: () => null }),
  ),
)

/** Online again, it asks whether to save what was finished on this device (rules.md#kept-skills). */
export function SaveLater() {
  const { pathname } = useLocation()
  const signedIn = useSessionStatus().kind === 'active'
  const waiting = useStored(finishedHere).value ?? []
  const isOnline = useOnline()
  // A lesson that is finished later asks anew, and so does another learner.
  const [notNow, setNotNow] = useState({ owner: session.userKey(), at: 0 })
  const lastAt = Math.max(0, ...waiting.map(({ at }) => at))
  const isPut = notNow.owner === session.userKey() && lastAt <= notNow.at
  const isHere = signedIn && isOnline && asksToSave(pathname)
  return (
    <div role="status">
      {isHere && !isPut && waiting.length > 0 && (
        <Suspense>
          <SaveFinished
            waiting={waiting}
            onNotNow={() => setNotNow({ owner: session.userKey(), at: lastAt })}
          />
        </Suspense>
      )}
    </div>
  )
}

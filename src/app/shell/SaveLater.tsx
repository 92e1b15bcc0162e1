import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { finishedHere } from '@/learner/stored-things'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { useStored } from '@/learner/useStored'
import { useOnline } from '@/ui/states/useOnline'
import type { SaveFinishedProps } from './SaveFinished'

type Strip = { default: ComponentType<SaveFinishedProps> }

/** Where its chunk does not come it is asked for with the next page: what waits goes on waiting. */
const SaveFinished = lazy(() =>
  import('./SaveFinished').then(
    (file): Strip => ({ default: file.SaveFinished }),
    (): Strip => ({ default: () => null }),
  ),
)

/** Where nobody is in the middle of something. */
const places: readonly string[] = [paths.skillMap, paths.learningPath, paths.myPage, paths.settings]

/** Online again, it asks whether to save what was finished on this device (rules.md#kept-skills). */
export function SaveLater() {
  const { pathname } = useLocation()
  const address = pathname.toLowerCase().replace(/\/+$/, '')
  const signedIn = useSessionStatus().kind === 'active'
  const waiting = useStored(finishedHere).value ?? []
  const isOnline = useOnline()
  // Another lesson asks anew; the settings always do.
  const [notNow, setNotNow] = useState(0)
  const isWanted = waiting.length > notNow || address === paths.settings
  const isHere = signedIn && isOnline && places.includes(address)
  return (
    <div role="status">
      {isHere && isWanted && waiting.length > 0 && (
        <Suspense>
          <SaveFinished waiting={waiting} onNotNow={() => setNotNow(waiting.length)} />
        </Suspense>
      )}
    </div>
  )
}

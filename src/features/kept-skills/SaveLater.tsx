import { lazy, Suspense, useState, type ComponentType } from 'react'
import { finishedHere } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { useOnline } from '@/ui/states/useOnline'
import type { SaveStripProps } from './SaveStrip'

type Strip = { default: ComponentType<SaveStripProps> }

/** Where its chunk does not come it is asked for with the next page: what waits goes on waiting. */
const SaveStrip = lazy(() =>
  import('./SaveStrip').then(
    (file): Strip => ({ default: file.SaveStrip }),
    (): Strip => ({ default: () => null }),
  ),
)

type SaveLaterProps = Omit<SaveStripProps, 'waiting' | 'onNotNow'> & {
  /** Not in the middle of a lesson. */
  isHere: boolean
  /** Also after "Not now". */
  isAlways: boolean
}

/** Online again, it asks whether to save what was finished on this device (rules.md#kept-skills). */
export function SaveLater({ isHere, isAlways, ...ways }: SaveLaterProps) {
  const waiting = useStored(finishedHere).value ?? []
  const isOnline = useOnline()
  // Another lesson asks anew.
  const [notNow, setNotNow] = useState(0)
  const isShown = isHere && isOnline && waiting.length > 0
  return (
    <div role="status">
      {isShown && (isAlways || waiting.length > notNow) && (
        <Suspense>
          <SaveStrip {...ways} waiting={waiting} onNotNow={() => setNotNow(waiting.length)} />
        </Suspense>
      )}
    </div>
  )
}

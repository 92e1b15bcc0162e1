import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import timing from '@/config/timing.json'
import { useCalm } from '@/ui/theme/look'
import styles from './Celebration.module.css'
import { challenge } from './challenge'
import type { Drawing } from './drawing'
import { greatJob } from './great-job'
import type { MovingPictureProps } from './MovingPicture'
import { resourceUnlocked } from './resource-unlocked'
import type { ShipName } from './ships'
import { skillComplete } from './skill-complete'
import { StillPicture } from './StillPicture'
import { trophy } from './trophy'

type Picture = { default: ComponentType<MovingPictureProps> }

/** The Lottie player. Where it does not come, the picture stands there still and nobody misses it. */
const MovingPicture = lazy<Picture['default']>(() =>
  import('./MovingPicture').then(
    (file): Picture => ({ default: file.MovingPicture }),
    (): Picture => ({ default: () => null }),
  ),
)

export const celebrations = {
  'great-job': greatJob,
  trophy: () => trophy,
  'skill-complete': () => skillComplete,
  'resource-unlocked': resourceUnlocked,
  challenge: () => challenge,
} satisfies Record<string, (ship: ShipName) => Drawing>

type CelebrationProps = {
  of: keyof typeof celebrations
  /** The learner's own, where one is in the picture. */
  ship?: ShipName
  className?: string | undefined
}

/**
 * A small moving picture for something well done: plays once and ends on the picture that stands
 * there before it plays, where less motion is wanted, and when the player does not come. Only
 * decoration: what it means is said in words beside it. As wide as its place.
 */
export function Celebration({ of, ship = 'yacht', className }: CelebrationProps) {
  const [drawing] = useState(() => celebrations[of](ship))
  const [isReady, setReady] = useState(false)
  const isCalm = useCalm()
  const [isTooLate, setTooLate] = useState(false)
  const plays = !isCalm && !isTooLate

  useEffect(() => {
    if (isReady) return undefined
    // A still picture that was looked at does not start to move.
    const timer = setTimeout(() => setTooLate(true), timing.celebrationStaysStillAfter)
    return () => clearTimeout(timer)
  }, [isReady])

  return (
    <div
      className={`${styles.celebration} ${className ?? ''}`}
      data-celebration={of}
      aria-hidden="true"
      style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
    >
      <StillPicture
        drawing={drawing}
        className={plays && isReady ? `${styles.picture} ${styles.behind}` : styles.picture}
      />
      {plays && (
        <Suspense>
          <MovingPicture
            drawing={drawing}
            className={styles.picture}
            onReady={() => setReady(true)}
          />
        </Suspense>
      )}
    </div>
  )
}

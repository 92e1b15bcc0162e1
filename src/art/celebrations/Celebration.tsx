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

/** Loads the Lottie player; if its chunk fails to load, the still picture stays. */
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
  /** The learner's own ship, for pictures that show one. */
  ship?: ShipName
  className?: string | undefined
}

/**
 * A short animation that plays once. A still picture, equal to its last frame, shows before it
 * plays, with reduced motion, and when the player fails to load. Hidden from screen readers,
 * because the words beside it say the same. As wide as its container.
 */
export function Celebration({ of, ship = 'yacht', className }: CelebrationProps) {
  const [drawing] = useState(() => celebrations[of](ship))
  const [isReady, setReady] = useState(false)
  const isCalm = useCalm()
  const [isTooLate, setTooLate] = useState(false)
  const plays = !isCalm && !isTooLate

  useEffect(() => {
    if (isReady) return undefined
    // A learner who is already looking at the still picture should not see it start to move.
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

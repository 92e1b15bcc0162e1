import { useEffect, useState, type ComponentType } from 'react'
import type { Picture } from '@/components/icons/picture'
import { timing } from '@/config/timing'
import type { Ship } from '@/domain/profile'
import { reportProblem } from '@/lib/report-problem'
import styles from './Celebration.module.css'
import type { MovingPictureProps } from './MovingPicture'
import { useCalm } from './useCalm'

/** The files of a celebration: a Lottie animation `<name>.json` and its last frame `<name>.svg`. */
export type CelebrationName =
  | 'skill-complete'
  | 'challenge'
  | `great-job-${Ship}`
  | `resource-unlocked-${Ship}`

const stillPictures = import.meta.glob<Picture>('@/assets/celebrations/*.svg', {
  eager: true,
  query: '?react',
  import: 'default',
})
const animations = import.meta.glob<object>('@/assets/celebrations/*.json', { import: 'default' })

async function loadAnimation(name: CelebrationName) {
  const [{ MovingPicture }, animation] = await Promise.all([
    import('./MovingPicture'),
    animations[`/src/assets/celebrations/${name}.json`]?.(),
  ])
  return animation && { MovingPicture, animation }
}

type Loaded = { MovingPicture: ComponentType<MovingPictureProps>; animation: object }

type CelebrationProps = { of: CelebrationName; className?: string | undefined }

/**
 * A short animation that plays once. With reduced motion or calm celebrations, and where it does not begin soon, a still picture,
 * equal to its last frame, stands in its place. Hidden from screen readers, because the words beside it say the same. As wide as
 * its container.
 */
export function Celebration({ of, className }: CelebrationProps) {
  const isCalm = useCalm()
  const [loaded, setLoaded] = useState<Loaded>()
  const [state, setState] = useState<'waiting' | 'moving' | 'still'>('waiting')
  // The end does not show before the beginning, and what a learner is already looking at does not start to move.
  const isStill = isCalm || state === 'still'

  useEffect(() => {
    if (isCalm) return undefined
    const stayStill = () => setState((now) => (now === 'moving' ? now : 'still'))
    const timer = setTimeout(stayStill, timing.celebrationStaysStillAfter)
    loadAnimation(of).then(setLoaded, (error: unknown) => {
      stayStill()
      reportProblem(error, 'celebration')
    })
    return () => clearTimeout(timer)
  }, [isCalm, of])

  const StillPicture = stillPictures[`/src/assets/celebrations/${of}.svg`]
  return (
    <div
      className={`${styles.celebration} ${className ?? ''}`}
      data-celebration={of}
      aria-hidden="true"
    >
      {StillPicture && (
        <StillPicture className={isStill ? styles.still : `${styles.still} ${styles.hidden}`} />
      )}
      {loaded && !isStill && (
        <loaded.MovingPicture
          animation={loaded.animation}
          className={styles.moving}
          onReady={() => setState('moving')}
        />
      )}
    </div>
  )
}

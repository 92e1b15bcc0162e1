import { useEffect, useState, type ComponentType } from 'react'
import type { Picture } from '@/components/icons/picture'
import timing from '@/config/timing.json'
import type { Ship } from '@/domain/profile'
import { reportProblem } from '@/lib/report-problem'
import { useCalm } from '@/theme/appearance'
import styles from './Celebration.module.css'
import type { MovingPictureProps } from './MovingPicture'

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
 * A short animation that plays once. A still picture, equal to its last frame, shows before it
 * plays, with reduced motion, and when it cannot be loaded. Hidden from screen readers, because
 * the words beside it say the same. As wide as its container.
 */
export function Celebration({ of, className }: CelebrationProps) {
  const isCalm = useCalm()
  const [loaded, setLoaded] = useState<Loaded>()
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    if (isCalm) return undefined
    // A learner who is already looking at the still picture should not see it start to move.
    let isInTime = true
    const timer = setTimeout(() => (isInTime = false), timing.celebrationStaysStillAfter)
    loadAnimation(of).then(
      (animation) => isInTime && setLoaded(animation),
      (error: unknown) => reportProblem(error, 'celebration'),
    )
    return () => {
      isInTime = false
      clearTimeout(timer)
    }
  }, [isCalm, of])

  const StillPicture = stillPictures[`/src/assets/celebrations/${of}.svg`]
  // Confetti covers its container; the other pictures show whole.
  const isCovering = of.startsWith('resource-unlocked')
  const preserveAspectRatio = isCovering ? 'xMidYMid slice' : 'xMidYMid meet'
  return (
    <div
      className={`${styles.celebration} ${className ?? ''}`}
      data-celebration={of}
      aria-hidden="true"
    >
      {StillPicture && (
        <StillPicture
          preserveAspectRatio={preserveAspectRatio}
          className={isPlaying ? `${styles.still} ${styles.behind}` : styles.still}
        />
      )}
      {loaded && !isCalm && (
        <loaded.MovingPicture
          animation={loaded.animation}
          preserveAspectRatio={preserveAspectRatio}
          className={styles.moving}
          onReady={() => setPlaying(true)}
        />
      )}
    </div>
  )
}

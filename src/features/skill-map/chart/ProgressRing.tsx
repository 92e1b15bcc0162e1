import { KindIcon } from '@/art/kinds/KindIcon'
import { Icon } from '@/ui/icons/Icon'
import { skillKind } from '../skill-kind'
import styles from './ProgressRing.module.css'

const radius = 26.5
const length = 2 * Math.PI * radius

type ProgressRingProps = {
  iconType: string
  /** 0 to 100. */
  percent: number
  /** The gold ring draws itself, once. */
  celebrates?: boolean
}

/** A skill's disc: the icon of its kind in a ring that fills; gold with a tick when all is done. */
export function ProgressRing({ iconType, percent, celebrates = false }: ProgressRingProps) {
  const isDone = percent >= 100
  return (
    <span className={`${styles.disc} ${celebrates ? styles.celebrates : ''}`} aria-hidden="true">
      <svg className={styles.ring} viewBox="0 0 60 60" fill="none">
        <circle cx="30" cy="30" r={radius} className={styles.track} />
        {isDone ? (
          <>
            <circle cx="30" cy="30" r={radius} className={styles.full} pathLength="100" />
            <circle cx="30" cy="30" r={radius} className={styles.gold} pathLength="100" />
          </>
        ) : (
          percent > 0 && (
            <circle
              cx="30"
              cy="30"
              r={radius}
              className={styles.value}
              strokeDasharray={`${((length * percent) / 100).toFixed(1)} 999`}
            />
          )
        )}
        {celebrates && <path className={styles.rays} d={rays} data-decoration="" />}
      </svg>
      <KindIcon kind={skillKind(iconType)} size={26} className={styles.icon} />
      {isDone && (
        <span className={styles.badge}>
          <Icon name="check" size={17} />
        </span>
      )}
    </span>
  )
}

/** Short strokes round the ring, drawn while it is celebrated. */
const rays = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6
  const at = (distance: number) =>
    `${(30 + Math.cos(angle) * distance).toFixed(1)} ${(30 + Math.sin(angle) * distance).toFixed(1)}`
  return `M${at(34)}L${at(41)}`
}).join('')

import styles from './ProgressRing.module.css'

type ProgressRingProps = {
  /** The share that is done, 0 to 1. */
  part: number
  /** Its diameter and the width of its line, in the units of the drawing. */
  size: number
  line: number
  /** Animates a full ring, once. */
  celebrates?: boolean
  className?: string | undefined
}

/** A ring that fills clockwise from the top, gold once it is full. Words beside it say the same. */
export function ProgressRing({ part, size, line, celebrates, className }: ProgressRingProps) {
  const centre = size / 2
  const radius = (size - line - 1) / 2
  const length = 2 * Math.PI * radius
  const circle = { cx: centre, cy: centre, r: radius }
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      strokeWidth={line}
      className={`${styles.ring} ${celebrates ? styles.celebrates : ''} ${className ?? ''}`}
      aria-hidden="true"
    >
      <circle {...circle} className={styles.track} />
      {part >= 1 ? (
        <>
          <circle {...circle} className={styles.full} pathLength="100" />
          <circle {...circle} className={styles.gold} pathLength="100" strokeWidth={line / 2} />
        </>
      ) : (
        part > 0 && (
          <circle
            {...circle}
            className={styles.value}
            strokeDasharray={`${(length * part).toFixed(1)} 999`}
          />
        )
      )}
      {celebrates && (
        <path
          className={styles.rays}
          d={rays(centre, radius + 1.25 * line)}
          strokeWidth={line / 2}
          data-decoration=""
        />
      )}
    </svg>
  )
}

/** Short strokes around the ring during the celebration. */
function rays(centre: number, from: number): string {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    const at = (distance: number) =>
      [Math.cos(angle), Math.sin(angle)]
        .map((way) => (centre + way * distance).toFixed(1))
        .join(' ')
    return `M${at(from)}L${at(from + 7)}`
  }).join('')
}

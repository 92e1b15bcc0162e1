import styles from './ProgressRing.module.css'

type ProgressRingProps = {
  /** The share that is done, 0 to 1. */
  share: number
  /** Its diameter and the width of its line, in the units of the drawing. */
  size: number
  line: number
  className?: string | undefined
}

/** A ring that fills clockwise from the top. Words beside it say the same. */
export function ProgressRing({ share, size, line, className = '' }: ProgressRingProps) {
  const circle = { cx: size / 2, cy: size / 2, r: (size - line) / 2, strokeWidth: line }
  const done = Math.min(100, 100 * share)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={`${styles.ring} ${className}`}
      aria-hidden="true"
    >
      <circle {...circle} className={styles.track} />
      {share > 0 && (
        <circle
          {...circle}
          className={styles.value}
          pathLength="100"
          strokeDasharray={`${done.toFixed(1)} 999`}
        />
      )}
    </svg>
  )
}

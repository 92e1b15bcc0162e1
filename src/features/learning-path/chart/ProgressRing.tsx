import styles from './ProgressRing.module.css'

const radius = 48.5
const length = 2 * Math.PI * radius

/** The ring round a step in progress: the done part of its modules, from the top. The words say it too. */
export function ProgressRing({
  part,
  className,
}: {
  part: number
  className?: string | undefined
}) {
  return (
    <svg viewBox="0 0 106 106" fill="none" strokeWidth="8" className={className} aria-hidden="true">
      <circle cx="53" cy="53" r={radius} className={styles.track} />
      {part > 0 && (
        <circle
          cx="53"
          cy="53"
          r={radius}
          className={styles.value}
          strokeDasharray={`${part * length} ${length}`}
          transform="rotate(-90 53 53)"
        />
      )}
    </svg>
  )
}

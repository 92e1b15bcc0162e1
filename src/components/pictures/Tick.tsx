import styles from './Tick.module.css'
import { useCalm } from './useCalm'

/** The smallest celebration: a check mark that draws itself for a finished lesson. The words beside it say the same. */
export function Tick() {
  const isCalm = useCalm()
  return (
    <svg
      viewBox="0 0 120 120"
      className={`${styles.tick} ${isCalm ? '' : styles.drawing}`}
      data-celebration="tick"
      aria-hidden="true"
    >
      <circle cx="60" cy="60" r="40" />
      <path d="M41 61l13 14 26-29" pathLength="1" />
    </svg>
  )
}

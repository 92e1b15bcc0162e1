import styles from './RouteBar.module.css'

type RouteBarProps = { label: string; words: string; count: number; current: number }

/** Progress past a few buoys: solid where it is done, dashed ahead. The words stand beside it. */
export function RouteBar({ label, count, current, words }: RouteBarProps) {
  const state = (stop: number) =>
    stop < current ? styles.done : stop === current && styles.current
  return (
    <div role="progressbar" aria-label={label} aria-valuetext={words} className={styles.route}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={state(index + 1) || undefined} />
      ))}
    </div>
  )
}

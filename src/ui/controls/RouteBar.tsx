import { useId, type ReactNode } from 'react'
import styles from './RouteBar.module.css'

type RouteBarProps = {
  /** How many stops the route has. */
  count: number
  /** The stop where the learner is now, from 1; `count + 1` when all lie behind. */
  current: number
  /** The same in words: "Step 2 of 5". */
  words: string
  /** A suffix in regular weight: "· 40%". */
  aside?: ReactNode
  /** The position in words, where `words` only names the route: "Part 2 of 3". */
  valueText?: string
  /** The value for screen readers, where it is a percentage instead of the stop. */
  percent?: number
  /** Words and bar side by side where there is room. */
  beside?: boolean
}

/** The number of buoys that fit into the 190 px beside the words. */
const mostBuoys = 7

/** Every stop of a short route; of a longer one the first, the current and the last. */
function drawnStops(count: number, current: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= mostBuoys) return all
  return all.filter((stop) => stop === 1 || stop === current || stop === count)
}

/** Progress drawn as a route with buoys: solid where it is done, dashed ahead. The words beside it say the same. */
export function RouteBar({
  count,
  current,
  words,
  aside,
  valueText = words,
  percent,
  beside = false,
}: RouteBarProps) {
  const wordsId = useId()
  const stops = drawnStops(count, current)
  const state = (stop: number) =>
    stop < current ? styles.done : stop === current ? styles.current : ''

  return (
    <div className={beside ? styles.beside : undefined}>
      <p className={styles.words}>
        <span id={wordsId}>{words}</span> {aside && <span className={styles.aside}>{aside}</span>}
      </p>
      <div
        role="progressbar"
        aria-labelledby={wordsId}
        aria-valuemin={0}
        aria-valuemax={percent === undefined ? count : 100}
        aria-valuenow={percent ?? Math.min(current, count)}
        aria-valuetext={valueText}
        className={styles.route}
      >
        {stops.map((stop, index) => (
          <span
            key={stop}
            className={`${styles.stop} ${state(stop)}`}
            style={{ flexGrow: stop - (stops[index - 1] ?? stop) }}
          />
        ))}
      </div>
    </div>
  )
}

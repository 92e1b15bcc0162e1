import { useId, type ReactNode } from 'react'
import styles from './RouteBar.module.css'

type RouteBarProps = {
  /** How many stops the route has. */
  count: number
  /** The stop where the learner is now, from 1; `count + 1` when all lie behind. */
  current: number
  /** The same in words: "Step 2 of 5". */
  words: string
  /** What may follow the words, in plain type: "· 40%". */
  aside?: ReactNode
  /** The place in words, where `words` names the route and does not count: "Part 2 of 3". */
  valueText?: string
  /** The progress that screen readers are told, where it is a percent instead of the stop. */
  percent?: number
  /** Words and bar side by side where there is room. */
  beside?: boolean
}

/** As many buoys as have room in the 190 px beside the words. */
const mostBuoys = 7

/** Every stop; of a longer route where it begins, where the learner is and where it ends. */
function drawnStops(count: number, current: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= mostBuoys) return all
  return all.filter((stop) => stop === 1 || stop === current || stop === count)
}

/** A route past buoys: behind is solid, ahead is dashed, and the words beside it say the same. */
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

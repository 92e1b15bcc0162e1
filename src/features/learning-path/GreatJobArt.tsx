import { ShipDrawing } from './BoatMarker'
import type { Ship } from '@/api/learners-ship'
import styles from './celebration.module.css'

/** The boat has sailed one leg: away from a place that is done, on to the next. */
export function GreatJobArt({ ship }: { ship: Ship }) {
  return (
    <div className={styles.leg}>
      <svg viewBox="40 0 360 188" fill="none" aria-hidden="true">
        <path d="M60 128C130 96 190 150 260 112S360 70 384 74" className={styles.route} />
        <circle cx="60" cy="128" r="22" className={styles.from} />
        <path d="M50 128l7 8 13-15" className={styles.tick} />
        <circle cx="384" cy="74" r="22" className={styles.to} />
      </svg>
      <ShipDrawing ship={ship} className={styles.ship} />
    </div>
  )
}

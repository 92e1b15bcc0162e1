import Waves from '@/art/brand/pattern-waves.svg?react'
import Shoal from '@/art/islands/shoal.svg?react'
import type { Point } from '@/ui/chart/geometry'
import styles from './ChartDecoration.module.css'

const shoalSize = 300
/** Positions from the left and the top, in the gaps between the rows. */
const waves = [
  ['5%', '34%'],
  ['27%', '61%'],
  ['5%', '90%'],
  ['46%', '90%'],
  ['93%', '58%'],
] as const

/** Purely visual decoration: a shoal under the trophy and a few waves. */
export function ChartDecoration({ trophy }: { trophy: Point | undefined }) {
  return (
    <div className={styles.decoration} aria-hidden="true" data-decoration="">
      {waves.map(([left, top]) => (
        <Waves key={left + top} className={styles.wave} style={{ left, top }} />
      ))}
      {trophy && (
        <Shoal
          className={styles.shoal}
          style={{ left: trophy.x - shoalSize / 2, top: trophy.y - shoalSize / 2 + 12 }}
        />
      )}
    </div>
  )
}

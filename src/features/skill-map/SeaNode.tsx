import Shoal from '@/ui/art/shoal.svg?component'
import type { Point } from './boxes'
import type { Sea } from './chart-places'
import styles from './SeaNode.module.css'

export type SeaNodeData = Sea & { islands: readonly Point[]; shoalSize: number }

/** All that lies under the nodes and is not for reading: shoals, wave marks, and the lines. */
export function SeaNode({ bounds, lines, waves, islands, shoalSize }: SeaNodeData) {
  const { left, top, right, bottom } = bounds
  return (
    <svg
      className={styles.sea}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <g data-decoration="">
        {islands.map(({ x, y }) => (
          <Shoal
            key={`${x} ${y}`}
            x={x - shoalSize / 2}
            y={y - shoalSize / 2}
            width={shoalSize}
            height={shoalSize}
          />
        ))}
        {waves.map(({ x, y }) => (
          <path key={`${x} ${y}`} className={styles.wave} d={waveAt(x, y)} />
        ))}
      </g>
      <path className={styles.toSkills} d={lines.toSkills} />
      <path className={styles.route} d={lines.route} />
    </svg>
  )
}

const waveAt = (x: number, y: number) =>
  `M${x - 30} ${y - 6}q10-8 20 0t20 0 20 0M${x - 22} ${y + 8}q10-8 20 0t20 0`

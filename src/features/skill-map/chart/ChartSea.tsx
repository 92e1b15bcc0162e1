import { ViewportPortal } from 'reactflow'
import Shoal from '@/art/islands/shoal.svg?react'
import type { Point } from '@/ui/chart/geometry'
import type { Sea } from '../layout/sea'
import styles from './ChartSea.module.css'

type ChartSeaProps = Sea & { islands: readonly Point[]; shoalSize: number }

/**
 * The decoration under the nodes: shoals, waves and lines. All lines are drawn by two SVG paths, so
 * that many skills do not mean many elements.
 */
export function ChartSea({ bounds, lines, waves, islands, shoalSize }: ChartSeaProps) {
  const { left, top } = bounds
  const width = bounds.right - left
  const height = bounds.bottom - top
  return (
    <ViewportPortal>
      <svg
        className={styles.sea}
        style={{ left, top }}
        width={width}
        height={height}
        viewBox={`${left} ${top} ${width} ${height}`}
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
    </ViewportPortal>
  )
}

const waveAt = (x: number, y: number) =>
  `M${x - 30} ${y - 6}q10-8 20 0t20 0 20 0M${x - 22} ${y + 8}q10-8 20 0t20 0`

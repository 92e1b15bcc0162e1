import Water from '@/assets/islands/water.svg?react'

/** Shallow water under an island or the trophy, as a node of a chart. */
export function WaterNode() {
  return <Water data-decoration="" aria-hidden />
}

import Shoal from '@/assets/islands/shoal.svg?react'

/** Shallow water under an island or the trophy, as a node of a chart. */
export function ShoalNode() {
  return <Shoal data-decoration="" aria-hidden />
}

import Shoal from '@/art/islands/shoal.svg?react'

/** Shallow water under the trophy. */
export function ShoalNode() {
  return <Shoal data-decoration="" aria-hidden />
}

import { memo } from 'react'
import Shoal from '@/art/islands/shoal.svg?react'

/** Shallow water under an island. */
export const ShoalNode = memo(function ShoalNode() {
  return <Shoal data-decoration="" aria-hidden />
})

import Cruise from '@/assets/ships/ship-cruise.svg?react'
import RowBoat from '@/assets/ships/ship-row-boat.svg?react'
import Yacht from '@/assets/ships/ship-yacht.svg?react'
import type { Picture } from '@/components/icons/picture'

/** Large pictures of the three ships. They include a pale background. */
export const shipPictures = {
  'row-boat': RowBoat,
  yacht: Yacht,
  cruise: Cruise,
} as const satisfies Record<string, Picture>

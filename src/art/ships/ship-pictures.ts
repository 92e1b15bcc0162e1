import type { Picture } from '@/ui/icons/picture'
import Cruise from './ship-cruise.svg?react'
import RowBoat from './ship-row-boat.svg?react'
import Yacht from './ship-yacht.svg?react'

/** Large pictures of the three ships. They include a pale background. */
export const shipPictures = {
  'row-boat': RowBoat,
  yacht: Yacht,
  cruise: Cruise,
} as const satisfies Record<string, Picture>

import Cruise from '@/assets/ships/ship-cruise.svg?react'
import RowBoat from '@/assets/ships/ship-row-boat.svg?react'
import Yacht from '@/assets/ships/ship-yacht.svg?react'
import type { Picture } from '@/components/icons/picture'
import { shipOf, type Ship, type SupportLevel } from '@/domain/profile'

type Journey = {
  art: Picture
  /** The part of the picture that a narrow card shows. */
  narrowViewBox: string
}

/** Large pictures of the three ships. They include a pale background. */
const pictures: Record<Ship, Picture> = { 'row-boat': RowBoat, yacht: Yacht, cruise: Cruise }

/** The pictures of the three journeys. */
export const journeys: Record<SupportLevel, Journey> = {
  independent: { art: pictures[shipOf.independent], narrowViewBox: '26 4 188 146' },
  guided: { art: pictures[shipOf.guided], narrowViewBox: '40 4 172 146' },
  supported: { art: pictures[shipOf.supported], narrowViewBox: '4 4 232 146' },
}

import type { Profile } from '@/api/onboarding'
import Cruise from '@/art/ships/ship-cruise.svg?component'
import RowBoat from '@/art/ships/ship-row-boat.svg?component'
import Yacht from '@/art/ships/ship-yacht.svg?component'
import type { Ship } from '@/learner/learners-ship'
import type { Picture } from '@/ui/icons/picture'

type Journey = {
  ship: Ship
  art: Picture
  /** The part of the drawing that a narrow card shows (design.md#layout). */
  narrowViewBox: string
}

/** The three journeys and their ships (rules.md#wizard). */
export const journeys: Record<Profile['supportLevel'], Journey> = {
  independent: { ship: 'row-boat', art: RowBoat, narrowViewBox: '38 20 166 130' },
  guided: { ship: 'yacht', art: Yacht, narrowViewBox: '40 4 172 146' },
  supported: { ship: 'cruise', art: Cruise, narrowViewBox: '8 10 224 140' },
}

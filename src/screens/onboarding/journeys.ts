import type { Profile } from '@/api/onboarding'
import type { Picture } from '@/components/icons/picture'
import { shipPictures } from '@/components/pictures/ship-pictures'
import type { Ship } from '@/session/stored-things'

type Journey = {
  ship: Ship
  art: Picture
  /** The part of the picture that a narrow card shows. */
  narrowViewBox: string
}

/** The three journeys and their ships. */
export const journeys: Record<Profile['supportLevel'], Journey> = {
  independent: { ship: 'row-boat', art: shipPictures['row-boat'], narrowViewBox: '38 20 166 130' },
  guided: { ship: 'yacht', art: shipPictures.yacht, narrowViewBox: '40 4 172 146' },
  supported: { ship: 'cruise', art: shipPictures.cruise, narrowViewBox: '8 10 224 140' },
}

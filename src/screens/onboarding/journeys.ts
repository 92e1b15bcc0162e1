import type { Picture } from '@/components/icons/picture'
import { shipPictures } from '@/components/pictures/ship-pictures'
import { shipOf, type SupportLevel } from '@/domain/profile'

type Journey = {
  art: Picture
  /** The part of the picture that a narrow card shows. */
  narrowViewBox: string
}

/** The pictures of the three journeys. */
export const journeys: Record<SupportLevel, Journey> = {
  independent: { art: shipPictures[shipOf.independent], narrowViewBox: '26 4 188 146' },
  guided: { art: shipPictures[shipOf.guided], narrowViewBox: '40 4 172 146' },
  supported: { art: shipPictures[shipOf.supported], narrowViewBox: '4 4 232 146' },
}

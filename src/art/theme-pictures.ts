import type { ThemePictures } from '@/ui/theme/pictures'
import CompassMark from './brand/compass-mark.svg?react'
import CompassRose from './brand/compass-rose.svg?react'
import StateError from './states/state-error.svg?react'
import StateOffline from './states/state-offline.svg?react'

/** The product's pictures for the shared views of `src/ui`, which know no product. */
export const themePictures: ThemePictures = {
  mark: CompassMark,
  backdrop: CompassRose,
  states: { error: StateError, offline: StateOffline },
}

import type { ThemePictures } from '@/ui/theme/pictures'
import CompassMark from './brand/compass-mark.svg?component'
import CompassRose from './brand/compass-rose.svg?component'
import StateError from './states/state-error.svg?component'
import StateOffline from './states/state-offline.svg?component'

/** What our product shows where the shared views leave room for a picture. */
export const themePictures: ThemePictures = {
  mark: CompassMark,
  backdrop: CompassRose,
  states: { error: StateError, offline: StateOffline },
}

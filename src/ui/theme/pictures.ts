import { createContext } from 'react'
import type { Picture } from '../icons/picture'

/** The drawings of the product that the shared views show; the theme brings them. */
export type ThemePictures = {
  /** The mark inside the ring of what is loading. */
  mark: Picture
  /** Behind a page that has nothing else to show. */
  backdrop: Picture
  states: Record<'error' | 'offline', Picture>
}

/** Null where no theme brought any: the views then show their words alone. */
export const PicturesContext = createContext<ThemePictures | null>(null)

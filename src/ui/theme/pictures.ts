import { createContext } from 'react'
import type { Picture } from '../icons/picture'

/** The product's pictures in shared views, provided by the theme. */
export type ThemePictures = {
  /** The mark inside the loading spinner. */
  mark: Picture
  /** The picture of empty states. */
  backdrop: Picture
  states: Record<'error' | 'offline', Picture>
}

/** Null without a theme: the views then show no pictures. */
export const PicturesContext = createContext<ThemePictures | null>(null)

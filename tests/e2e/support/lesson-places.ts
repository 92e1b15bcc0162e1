import type { Language } from '@/i18n/languages'
import { lesson } from '../../pictures/lessons'
import type { PlaceInApp } from './open-place'

/** The place of a lesson of the curriculum, as the path leads there. */
export function lessonPlace(moduleId: number, language: Language = 'en'): PlaceInApp {
  const place = lesson(moduleId)
  const { address, state } = typeof place === 'function' ? place(language) : place
  return { address, ...(typeof state === 'object' && state !== null && { state }) }
}

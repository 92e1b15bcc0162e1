import type * as testingLibrary from '@testing-library/dom'
import type { Place } from '../engines/driver'

/** An element to find: by its role and name, or by the label of a field. */
export type Wanted =
  | { role: string; name: string; /** It is only a part of the name. */ isPart?: boolean }
  | { label: string }

export type Found = { place: Place } | { why: string }

declare global {
  interface Window {
    /** The library with which the jsdom tests find elements, too. */
    TestingLibraryDom: typeof testingLibrary
  }
}

/** Runs on the page: the position to press, or why there is none. */
export function findOnPage(wanted: Wanted): Found {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom
  const all =
    'label' in wanted
      ? queryAllByLabelText(document.body, wanted.label)
      : queryAllByRole(document.body, wanted.role, {
          name: (name) => (wanted.isPart ? name.includes(wanted.name) : name === wanted.name),
        })
  let why = 'it is not there'
  for (const element of all) {
    if (element.matches(':disabled, [aria-disabled=true]')) {
      why = 'it is disabled'
      continue
    }
    const look = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { x: left + width / 2, y: top + height / 2 }
      const shown = document.elementFromPoint(place.x, place.y)
      const isHit =
        shown !== null &&
        (element.contains(shown) || shown.closest('label')?.contains(element) === true)
      return { place, shown, isHit }
    }
    if (!look().isHit) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { place, shown, isHit } = look()
    if (isHit) return { place }
    why = `it is covered by ${shown?.outerHTML.slice(0, 120)}`
  }
  return { why }
}

/** Runs on the page: whether an element with this role and name is visible and accessible. */
export function isOnPage(wanted: { role: string; name: string }): boolean {
  const { queryAllByRole } = window.TestingLibraryDom
  return queryAllByRole(document.body, wanted.role, { name: wanted.name }).length > 0
}

/** Runs on the page: its text in one line. */
export const wordsOnPage = (): string => document.body.innerText.replace(/\s+/g, ' ')

/** Runs on the page: whether the web font has loaded and all finite animations have ended. */
export const isAtRest = (): boolean =>
  'font' in document.documentElement.dataset &&
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getTiming().iterations === Infinity,
    )

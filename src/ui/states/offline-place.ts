import { makeStore } from '../feedback/make-store'

/** Where a screen with an action bar has the offline message: there it stays in view, and moves nothing. */
const place = makeStore<HTMLElement | null>(null)

export const setOfflinePlace = place.set
export const useOfflinePlace = place.useValue

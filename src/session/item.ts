import * as v from 'valibot'
import { localArea } from '@/lib/web-storage'
import { isOfBrowser, session, storageChanged } from './session'

export type Item<T> = {
  key: () => string
  text: () => string | null
  /** Undefined for a text that does not match the schema. */
  parse: (text: string | null) => T | undefined
  get: () => T | undefined
  /**
   * False if the browser does not store it, so that it lasts until the page is left, or if the session that it belongs to is
   * over, so that it is dropped.
   */
  set: (value: T) => boolean
  remove: () => void
  /** Removes the item if it is still the text that was sent. Returns whether it was. */
  removeSent: (sent: string | null) => boolean
}

/**
 * A stored item: always in local storage where session.ts says so (`isOfBrowser`), else with the session, so that it ends with
 * the tab where Remember me is off, and nothing is stored while nobody is signed in. A key that names the learner is a function.
 */
export function item<T>(
  named: string | (() => string),
  schema: v.GenericSchema<string, T>,
): Item<T> {
  const key = typeof named === 'string' ? () => named : named
  // Screens that are no longer those of the learner in this browser read and store nothing.
  const area = () => {
    if (session.hasChangedHands()) return undefined
    return isOfBrowser(key()) ? localArea : session.area()
  }
  const text = () => area()?.get(key()) ?? null
  const parse = (found: string | null) => {
    const result = v.safeParse(v.pipe(v.string(), schema), found)
    return result.success ? result.output : undefined
  }
  const remove = () => {
    area()?.remove(key())
    storageChanged()
  }
  return {
    key,
    text,
    parse,
    get: () => parse(text()),
    set: (value) => {
      const written = typeof value === 'string' ? value : JSON.stringify(value)
      const isStored = area()?.set(key(), written) ?? false
      storageChanged()
      return isStored
    },
    remove,
    removeSent: (sent) => {
      if (text() !== sent) return false
      remove()
      return true
    },
  }
}

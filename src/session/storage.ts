import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { ships } from '@/domain/profile'
import { wizardDraft } from '@/domain/wizard-draft'
import { languageKey } from '@/i18n/languages'
import { localArea, tabArea, type StorageArea } from '@/lib/web-storage'

/** Everything that the browser stores for a learner. SECURITY.md lists it for its readers. */

export type Item<T> = {
  key: string
  text: () => string | null
  /** Undefined for a text that does not match the schema. */
  parse: (text: string | null) => T | undefined
  get: () => T | undefined
  /** False if the browser does not store it; then it lasts until the page is left. */
  set: (value: T) => boolean
  remove: () => void
}

const areas: readonly StorageArea[] = [tabArea, localArea]

/** Whose things an area holds: the hash of a learner's e-mail. */
const learnerKey = 'learner'
const tokenKey = 'accessToken'

/**
 * The area of the session: that of this tab comes first, unless the learner has signed out, or another one has signed in,
 * in another tab since. Local storage says so to all tabs.
 */
function sessionArea(): StorageArea | undefined {
  const own = tabArea.get(learnerKey)
  const isCurrent = own === null || own === localArea.get(learnerKey)
  return (isCurrent ? areas : [localArea]).find((area) => area.get(tokenKey))
}

/** A short hash that tells learners apart without naming them. */
export function hashOf(name: string): string {
  let hash = 5381
  for (const character of name) hash = Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)
  return (hash >>> 0).toString(36)
}

/** The learner of the session, by the hash of the e-mail, or of the token where only that is known. */
export function userKey(): string | undefined {
  const area = sessionArea()
  const token = area?.get(tokenKey)
  return area?.get(learnerKey) ?? (token ? hashOf(token) : undefined)
}

/** The learner of the session, or of the one that ended last in this browser. */
export const lastUserKey = (): string | undefined =>
  userKey() ?? localArea.get(learnerKey) ?? undefined

/** Whether the session stays when the browser is closed: Remember me. */
export const isRemembered = (): boolean => sessionArea() === localArea

type Place = {
  /** Undefined: nothing is stored now. */
  home: () => StorageArea | undefined
  all: () => readonly StorageArea[]
}

/** For everybody who uses this browser. */
const ofBrowser: Place = { home: () => localArea, all: () => [localArea] }

/** For the learner of the session; it may have been in the other area before. */
const ofSession: Place = {
  home: sessionArea,
  all: () => (sessionArea() === undefined ? [] : areas),
}

/** As `ofSession`, also after the tab is closed. */
const ofLearner: Place = {
  home: () => sessionArea() && localArea,
  all: () => (sessionArea() === undefined ? [] : [localArea]),
}

function item<T>(key: string, schema: v.GenericSchema<string, T>, { home, all }: Place): Item<T> {
  const text = () => {
    for (const area of all()) {
      const found = area.get(key)
      if (found !== null) return found
    }
    return null
  }
  const parse = (found: string | null) => {
    const result = v.safeParse(v.pipe(v.string(), schema), found)
    return result.success ? result.output : undefined
  }
  return {
    key,
    text,
    parse,
    get: () => parse(text()),
    set: (value) => {
      const isStored =
        home()?.set(key, typeof value === 'string' ? value : JSON.stringify(value)) ?? false
      storageChanged()
      return isStored
    },
    remove: () => {
      for (const area of all()) area.remove(key)
      storageChanged()
    },
  }
}

const text = v.string()
const json = <T>(schema: v.GenericSchema<unknown, T>) => v.pipe(v.string(), v.parseJson(), schema)
/** Missing where it cannot be read: the rest of its object still counts. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined)
const id = v.union([v.number(), v.string()])
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The username, for the greeting until the server has answered. */
export const userName = item('userName', text, ofSession)
/** The skill whose path was open last. */
export const currentSkillId = item('currentSkillId', json(whole), ofSession)
/** Ticked skills, and the categories that they are in, until they are saved. */
export const selectedSkills = item('selectedSkills', json(v.array(id)), ofSession)
export const selectedOptions = item('selectedOptions', json(v.array(id)), ofSession)
/** Marks that the trophy of a skill was shown. */
export const trophyModal = (skillId: string | number) =>
  item(`trophyModal_${skillId}`, text, ofSession)
/** Marks that the introduction of a skill was opened. */
export const introduction = (skillId: string | number) =>
  item(`introduction_${skillId}`, text, ofSession)
/** Whether map and paths show as a map or as a list. */
export const view = item('view', v.picklist(['map', 'list']), ofSession)
/** The answers of the onboarding and its step, until they are saved. */
export const wizard = item('wizard', json(wizardDraft), ofSession)

const moduleProgress = v.object({
  /** The questions of a quiz that were answered right, each with its right option. */
  answered: optional(v.array(v.object({ question: id, option: id }))),
  /** The steps of a challenge by their words, in the language of the last tick. */
  steps: optional(v.array(text)),
  /** Those of them that are ticked. */
  ticks: optional(v.array(text)),
  /** The page of a practice. */
  page: optional(v.picklist(['intro', 'exercises'])),
  /** The page and zoom of a pdf. */
  pdf: optional(v.object({ page: v.number(), zoom: v.number() })),
  /** How far a video was watched, in whole seconds. */
  seconds: optional(whole),
  /** A video was watched to its end. */
  watched: optional(v.boolean()),
})
export type ModuleProgress = v.InferOutput<typeof moduleProgress>

/** How far the learner is within a module, until it is completed. Nothing personal: it stays without Remember me. */
export const progressOf = (module: string) =>
  item(`progress_${module}`, json(moduleProgress), ofLearner)

/** What a learner may set, and its values; the first of each is the device's own. */
export const settingValues = {
  /** In percent of the browser's text size. */
  textSize: ['100', '125', '150', '175', '200'],
  colors: ['device', 'light', 'dark'],
  contrast: ['device', 'more'],
  celebrations: ['full', 'calm'],
} as const

const settingsSchema = v.object({
  textSize: optional(v.picklist(settingValues.textSize)),
  colors: optional(v.picklist(settingValues.colors)),
  contrast: optional(v.picklist(settingValues.contrast)),
  celebrations: optional(v.picklist(settingValues.celebrations)),
  /** The voice that reads aloud in each language, by its `voiceURI`. */
  voices: optional(v.object({ en: optional(text), es: optional(text) })),
  speed: optional(v.picklist(['normal', 'slow'])),
  ship: optional(v.picklist(ships)),
})
export type Settings = v.InferOutput<typeof settingsSchema>

/** My settings, by learner. index.html reads them before the first paint. */
export const settings = () => item(`settings_${userKey()}`, json(settingsSchema), ofLearner)
/** The categories that are closed on the map, by learner. */
export const hiddenCategories = () =>
  item(`hiddenCategories_${userKey()}`, json(v.array(v.pipe(id, v.transform(String)))), ofLearner)

/** The e-mail that signed in last, to fill in the form. */
export const lastEmail = item('lastEmail', text, ofBrowser)
/** The e-mail that has just signed up, until another one signs in. */
export const registeredEmail = item('registeredEmail', text, ofBrowser)
/** Marks that somebody has just signed up here, until their onboarding is done. */
export const isNewUser = item('isNewUser', text, ofBrowser)

/** What stays when a learner logs out. The last one is the stand-in backend of the demo. */
const staying = ['hiddenCategories_', 'settings_', 'lastEmail', languageKey, 'norteDemo']

/** Removes everything of a learner from an area, but what stays. */
function clear(area: StorageArea, alsoStaying: readonly string[] = []): void {
  const kept = [...staying, ...alsoStaying]
  for (const key of area.keys()) {
    if (!kept.some((start) => key.startsWith(start))) area.remove(key)
  }
}

export type StoredSession = { token: string; expiresAt: string | null }

/** The tokens of a session, and whose it is. Only session.ts uses it. */
export const sessionItems = {
  read: (): StoredSession | undefined => {
    const area = sessionArea()
    const token = area?.get(tokenKey)
    return area && token ? { token, expiresAt: area.get('expiresAt') } : undefined
  },

  /** Stores a session, after everything of another learner is gone. False if it lasts only until the page is left. */
  write: (tokens: Record<string, string>, learner: string, remember: boolean): boolean => {
    const home = remember ? localArea : tabArea
    for (const area of areas) {
      if (area.get(learnerKey) !== learner) clear(area, ['registeredEmail', 'isNewUser'])
    }
    sessionItems.removeTokens()
    for (const [key, value] of Object.entries(tokens)) home.set(key, value)
    // The token comes before its learner: another tab that sees only half of it would show sign-in, which removes it.
    const isStored = home.set(tokenKey, tokens[tokenKey] ?? '')
    home.set(learnerKey, learner)
    localArea.set(learnerKey, learner)
    storageChanged()
    return isStored
  },

  removeTokens: () => {
    for (const area of areas) {
      for (const key of [tokenKey, 'refreshToken', 'expiresAt']) area.remove(key)
    }
    storageChanged()
  },

  clear: () => {
    for (const area of areas) clear(area)
    storageChanged()
  },
}

const listeners = new Set<() => void>()

function storageChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls back after every change, also of another tab. Returns what ends that. */
export function subscribeStorage(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The value of an item; the component renders again when it changes. */
export function useItem<T>(stored: Item<T>): T | undefined {
  const found = useSyncExternalStore(subscribeStorage, stored.text)
  // The items of one key parse alike.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => stored.parse(found), [stored.key, found])
}

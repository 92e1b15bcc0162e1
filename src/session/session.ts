import { useSyncExternalStore } from 'react'
import { languageKey } from '@/i18n/languages'
import { hashOf, hashOfEmail } from '@/lib/hash'
import { localArea, reloadedKey, tabArea, type StorageArea } from '@/lib/web-storage'

/** Why a page has ended its session; the sign-in screen says it. */
export type EndReason = 'signed-out' | 'expired' | 'unreadable'

export type NewSession = {
  accessToken: string
  refreshToken?: string | undefined
  /** Milliseconds since 1970. */
  expiresAt?: number | undefined
  /** The e-mail that signed in. */
  email?: string | undefined
  /** Whether it stays when the browser is closed. */
  remember: boolean
}

const areas = [tabArea, localArea]

const tokenKey = 'accessToken'
const tokenKeys = [tokenKey, 'refreshToken', 'expiresAt']
/** Names the learner of an area. Local storage has it from sign-in to log-out: one learner at a time uses a browser. */
const learnerKey = 'learner'

/** What stays at log-out, by its key or the beginning of it. */
export const stayingKeys = {
  hiddenCategories: 'hiddenCategories_',
  settings: 'settings_',
  lastEmail: 'lastEmail',
  /** The learner who signed in last: sign-in looks as they like it. */
  lastLearner: 'lastLearner',
  language: languageKey,
  demoBackend: 'norteDemo',
} as const

/** Of a sign-up. The sign-in that follows it needs them, also where another learner was here before. */
export const signUpKeys = { email: 'registeredEmail', isNew: 'isNewUser' } as const
/** The beginning of the keys of the progress within a module. */
export const progressKey = 'progress_'
const stayingAtLogOut = Object.values<string>(stayingKeys)
const ofSignUp = Object.values<string>(signUpKeys)

/** Keys, or beginnings of keys, that stay where they are when the session gets another area. */
const keysThatStayInPlace = [
  ...stayingAtLogOut,
  ...ofSignUp,
  learnerKey,
  progressKey,
  // Of this tab, and no items of storage.ts: our mark of a reload, and React Router's places in the entries of its history.
  reloadedKey,
  'react-router-scroll-positions',
]

const startsWithOne = (starts: readonly string[], key: string) =>
  starts.some((start) => key.startsWith(start))

/** Whether an item of storage.ts with this key is always in local storage, and not with the session. */
export const isOfBrowser = (key: string): boolean => startsWithOne(keysThatStayInPlace, key)

/** Removes all from an area but these keys, or what begins with them. */
function clearArea(area: StorageArea, staying: readonly string[] = stayingAtLogOut): void {
  for (const key of area.keys()) if (!startsWithOne(staying, key)) area.remove(key)
}

function removeTokens(from: readonly StorageArea[] = areas): void {
  for (const area of from) for (const key of tokenKeys) area.remove(key)
}

/** What a session has stored without Remember me belongs to it with Remember me too, and the other way round. */
function moveToArea(home: StorageArea, { replaces = home === localArea } = {}): void {
  const other = home === localArea ? tabArea : localArea
  for (const key of other.keys()) {
    const value = other.get(key)
    if (value === null || isOfBrowser(key)) continue
    // At a sign-in the tab's is newer where both areas have it.
    if (replaces || home.get(key) === null) home.set(key, value)
    other.remove(key)
  }
}

/** The names of all that is stored, without what. */
export const storedKeys = (): string[] =>
  [...new Set(areas.flatMap((area) => area.keys()))].toSorted()

/** The area of the session: that of the tab, else local storage. */
const areaOfSession = (): StorageArea | undefined => areas.find((area) => area.get(tokenKey))

/** The learner who is signed in, by the hash of the e-mail, or of the token where only that is known. */
function learnerOfSession(): string | undefined {
  const area = areaOfSession()
  const token = area?.get(tokenKey)
  return area?.get(learnerKey) ?? (token ? hashOf(token) : undefined)
}

/** The learner whose browser it is at the moment. */
const learnerOfBrowser = () => localArea.get(learnerKey) ?? learnerOfSession()

/** The learner whose screens this page shows; undefined on public screens. */
let learnerOnScreen: string | undefined
let endReason: EndReason | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Tells the subscribers of a change. */
export function storageChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls the listener after every change by this file or item.ts, also in another tab. Returns the function that ends this. */
export function subscribeStorage(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls the listener when another token, or none, is in the place of the one before. Returns the function that ends this. */
export function subscribeToken(listener: (token: string | undefined) => void): () => void {
  let token = session.token()
  return subscribeStorage(() => {
    const newest = session.token()
    if (newest === token) return
    token = newest
    listener(token)
  })
}

/** In ms. A timer cannot be longer than 24.8 days, so it is set again each day. */
const longestTimer = 24 * 60 * 60 * 1000

/** Removes from this tab what is another learner's, and ends a session whose end is over or cannot be read. */
function checkSession(): void {
  const learner = tabArea.get(learnerKey)
  if (learner !== null && learner !== localArea.get(learnerKey)) clearArea(tabArea)
  const area = areaOfSession()
  // Somebody has signed in, perhaps in another tab.
  if (area) endReason = undefined
  // What this tab stored before its own session ended belongs to the remembered one of the same learner, which goes on.
  if (area === localArea && learner !== null) moveToArea(localArea, { replaces: false })
  const end = area?.get('expiresAt')
  clearTimeout(timer)
  if (!end) return
  const left = Date.parse(end) - Date.now()
  if (Number.isNaN(left)) session.end('unreadable')
  else if (left <= 0) session.end('expired')
  else timer = setTimeout(checkSession, Math.min(left, longestTimer))
}

/** Another tab may have signed in or out, or the device was asleep. */
function follow(): void {
  checkSession()
  storageChanged()
}

/** Who is signed in. Only the access token is required; it is in local storage with Remember me, else in that of the tab. */
export const session = {
  /** Takes over the session of the browser, and follows it from now on. */
  open: (): void => {
    for (const event of ['storage', 'pageshow']) window.addEventListener(event, follow)
    document.addEventListener('visibilitychange', follow)
    checkSession()
  },

  /** The access token; undefined if nobody is signed in. */
  token: (): string | undefined => areaOfSession()?.get(tokenKey) ?? undefined,

  /** The learner who is signed in, as a hash. */
  learner: learnerOfSession,

  /** The learner of a session that has ended without a log-out: in this tab, else in this browser. */
  learnerToReturn: (): string | undefined =>
    tabArea.get(learnerKey) ?? localArea.get(learnerKey) ?? undefined,

  /** The area of the session, for what is stored with it; undefined if nobody is signed in. */
  area: areaOfSession,

  /** Says that the page shows screens of the learner who is signed in. Returns the function that ends this. */
  showScreens: (): (() => void) => {
    learnerOnScreen = learnerOfBrowser()
    return () => {
      learnerOnScreen = undefined
    }
  },

  /** Whether the page still shows screens of a learner who has logged out in another tab, or after whom somebody else signed in. */
  hasChangedHands: (): boolean =>
    learnerOnScreen !== undefined && learnerOnScreen !== learnerOfBrowser(),

  check: checkSession,

  /** Stores a new session. False if the browser does not store it, so that it ends with the page. */
  start: ({ accessToken, refreshToken, expiresAt, email, remember }: NewSession): boolean => {
    const learner = email?.trim() ? hashOfEmail(email) : hashOf(accessToken)
    for (const area of areas)
      if (area.get(learnerKey) !== learner) clearArea(area, [...stayingAtLogOut, ...ofSignUp])
    removeTokens()
    const home = remember ? localArea : tabArea
    moveToArea(home)
    if (refreshToken !== undefined) home.set('refreshToken', refreshToken)
    // An end in the past means a wrong clock; a 401 will end the session.
    if (expiresAt !== undefined && expiresAt > Date.now()) {
      home.set('expiresAt', new Date(expiresAt).toISOString())
    }
    // The token first: other tabs follow each write, and should not see this learner without it.
    const isStored = home.set(tokenKey, accessToken)
    for (const area of [home, localArea]) area.set(learnerKey, learner)
    localArea.set(stayingKeys.lastLearner, learner)
    follow()
    return isStored
  },

  /**
   * Ends the session. A log-out also removes all of the learner but `stayingKeys`; otherwise a session of the same learner that
   * another tab has remembered since goes on.
   */
  end: (reason: EndReason): void => {
    const area = areaOfSession()
    endReason = reason
    learnerOnScreen = undefined
    if (reason !== 'signed-out') removeTokens(area && [area])
    else for (const one of areas) clearArea(one)
    follow()
  },

  /** Removes all that is stored but the language, also what a log-out leaves: the demo starts over. */
  removeAll: (): void => {
    for (const area of areas) clearArea(area, [languageKey])
    follow()
  },

  /** Removes the tokens: at a page load of sign-in, after a sign-in that failed, after a sign-up and with a new password. */
  clearToken: (): void => {
    removeTokens()
    storageChanged()
  },

  /** When it ends, as an ISO time; undefined where the backend has not said so. */
  expiresAt: (): string | undefined => areaOfSession()?.get('expiresAt') ?? undefined,

  /** Why this page has ended its last session; undefined where it has not, and once somebody has signed in since. */
  endReason: (): EndReason | undefined => endReason,
}

/** Whether somebody is signed in; the component renders again when it changes. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(subscribeStorage, session.token) !== undefined

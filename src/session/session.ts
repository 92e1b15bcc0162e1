import { useSyncExternalStore } from 'react'
import { localArea, tabArea } from '@/lib/web-storage'
import {
  areas,
  clearArea,
  hashOf,
  lastLearnerKey,
  learnerKey,
  sessionArea,
  storageChanged,
  subscribeStorage,
  tokenKey,
} from './areas'
import { isNewUser, registeredEmail } from './storage'

/** Why a session ended; the sign-in screen says it. */
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

/** 'expired' and 'unreadable': the token is still there, and ends when it is used or sign-in opens. */
export type SessionStatus = 'active' | 'none' | 'expired' | 'unreadable'

/** Why the last session of this tab ended. */
let endReason: EndReason | undefined

function read(): { status: SessionStatus; token?: string; expiresAt?: number } {
  const area = sessionArea()
  const token = area?.get(tokenKey)
  if (!area || !token) return { status: 'none' }
  const end = area.get('expiresAt')
  if (!end) return { status: 'active', token }
  const expiresAt = Date.parse(end)
  if (Number.isNaN(expiresAt)) return { status: 'unreadable' }
  return expiresAt <= Date.now() ? { status: 'expired' } : { status: 'active', token, expiresAt }
}

/** The skills whose 100 % was celebrated in this session, by id. In memory, so that they go with it. */
export const celebratedSkills = new Set<string>()

function removeSession(): void {
  celebratedSkills.clear()
  for (const area of areas) {
    for (const key of [tokenKey, 'refreshToken', 'expiresAt']) area.remove(key)
  }
}

/** Who is signed in. Only the access token is required; it is in local storage with Remember me, else in that of the tab. */
export const session = {
  status: (): SessionStatus => read().status,

  /** The access token of an active session. */
  token: (): string | undefined => read().token,

  /** Stores a new session. False if the browser does not store it, so that it ends with the page. */
  start: ({ accessToken, refreshToken, expiresAt, email, remember }: NewSession): boolean => {
    endReason = undefined
    const learner = hashOf(email?.trim().toLowerCase() || accessToken)
    for (const area of areas) {
      if (area.get(learnerKey) !== learner) clearArea(area, [registeredEmail.key, isNewUser.key])
    }
    removeSession()
    const home = remember ? localArea : tabArea
    if (refreshToken !== undefined) home.set('refreshToken', refreshToken)
    // An end in the past means a wrong clock; a 401 will end the session.
    if (expiresAt !== undefined && expiresAt > Date.now()) {
      home.set('expiresAt', new Date(expiresAt).toISOString())
    }
    // The token first: another tab that saw only the learner would show sign-in, which removes the token.
    const isStored = home.set(tokenKey, accessToken)
    home.set(learnerKey, learner)
    localArea.set(learnerKey, learner)
    localArea.set(lastLearnerKey, learner)
    storageChanged()
    return isStored
  },

  /** Ends the session. A log-out also removes everything of the learner. */
  end: (reason: EndReason): void => {
    endReason = reason
    removeSession()
    if (reason === 'signed-out') for (const area of areas) clearArea(area)
    storageChanged()
  },

  /** Removes the tokens: sign-in does so when it opens, and after a failure. */
  clearToken: (): void => {
    // A later redirect has its own reason.
    if (endReason === 'signed-out') endReason = undefined
    removeSession()
    storageChanged()
  },

  /** When it ends; undefined where the backend has not said so. */
  expiresAt: (): Date | undefined => {
    const { expiresAt } = read()
    return expiresAt === undefined ? undefined : new Date(expiresAt)
  },

  endReason: (): EndReason | undefined => endReason,
}

/** The status of the session; the component renders again when it changes. */
export const useSessionStatus = (): SessionStatus =>
  useSyncExternalStore(subscribeStorage, session.status)

/** In ms. A timer cannot be longer than 24.8 days, so it is set again each day. */
const longestTimer = 24 * 60 * 60 * 1000

/** Ends the session when it expires, also while nothing is pressed. Returns the function that ends this. */
export function watchExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    const { status, expiresAt } = read()
    if (status === 'expired') session.end('expired')
    if (expiresAt === undefined) return
    timer = setTimeout(look, Math.min(expiresAt - Date.now(), longestTimer))
  }
  look()
  const stop = subscribeStorage(look)
  // A timer may be late on a device that was asleep.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', look)
  }
}

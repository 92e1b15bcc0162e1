import {
  areas,
  hashOf,
  learnerOf,
  removeAllBut,
  removeTokens,
  sessionArea,
  stored,
  storedChanged,
  userKey,
} from './stored'
import * as things from './stored-things'
import { storage, type StorageArea } from './web-storage'

/** Why the last session ended; the sign-in screen shows it. */
export type EndReason = 'signed-out' | 'expired' | 'unreadable'

/** What a sign-in brings. */
export type Session = {
  accessToken: string
  refreshToken?: string
  /** Milliseconds since 1970. */
  expiresAt?: number
}

type NewSession = Session & {
  /** The e-mail that signed in: its hash is in the keys of the learner's things. */
  email?: string
  remember: boolean
}

/** The state of the stored session. */
export type SessionStatus =
  | { kind: 'active'; token: string; expiresAt?: number }
  | { kind: 'none' | 'expired' | 'unreadable' }

let endReason: EndReason | undefined

/** Before another learner signs in, who may have just signed up. */
const removeForNext = (area: StorageArea) =>
  removeAllBut(area, [...things.stays, things.registeredEmail, things.isNewUser])

/** Tells this tab and all others whose things are here; those of anybody else go. */
function setLearner(home: StorageArea, hash: string | undefined): void {
  for (const area of areas) {
    const isSame = hash !== undefined && learnerOf(area) === hash
    if (area !== home && !isSame) removeForNext(area)
  }
  for (const area of [home, storage.local]) {
    if (hash === undefined) area.remove(things.learner.key)
    else area.set(things.learner.key, hash)
  }
}

/** What was stored while only the token was known gets the learner's own key. */
function renameThings(before: string, after: string): void {
  for (const area of areas) {
    for (const key of area.keys().filter((one) => one.includes(before))) {
      area.set(key.replace(before, after), area.get(key) ?? '')
      area.remove(key)
    }
  }
}

/**
 * The learner's session (contract.md#session), in local storage with Remember me, else in session storage. Only the
 * access token is required.
 */
export const session = {
  /** Reads the stored session; changes nothing. */
  status(this: void): SessionStatus {
    const area = sessionArea()
    const token = area?.get(things.accessToken.key)
    if (!area || !token) return { kind: 'none' }
    const storedExpiry = area.get(things.expiresAt.key)
    if (!storedExpiry) return { kind: 'active', token }
    const expiresAt = Date.parse(storedExpiry)
    if (Number.isNaN(expiresAt)) return { kind: 'unreadable' }
    return expiresAt <= Date.now() ? { kind: 'expired' } : { kind: 'active', token, expiresAt }
  },

  /** The access token of an active session, else undefined. */
  token(): string | undefined {
    const status = session.status()
    return status.kind === 'active' ? status.token : undefined
  },

  /** Stores a new session. Returns false if the browser cannot store it and it ends with the page. */
  start({ accessToken, refreshToken, expiresAt, email, remember }: NewSession): boolean {
    const hash = email?.trim() ? hashOf(email.trim().toLowerCase()) : undefined
    const area = remember ? storage.local : storage.session
    if (hash === undefined || learnerOf(area) !== hash) removeForNext(area)
    removeTokens()
    if (refreshToken !== undefined) area.set(things.refreshToken.key, refreshToken)
    // An expiry in the past means a wrong clock: ignore it, a 401 will end the session (contract.md#expiry).
    if (expiresAt !== undefined && expiresAt > Date.now()) {
      area.set(things.expiresAt.key, new Date(expiresAt).toISOString())
    }
    // The token comes before its learner: another tab that sees half of it would show sign-in, which removes tokens.
    const isStored = area.set(things.accessToken.key, accessToken)
    setLearner(area, hash)
    endReason = undefined
    storedChanged()
    return isStored
  },

  /** Ends the session. A sign-out also removes everything of the learner (contract.md#stored-names). */
  end(reason: EndReason): void {
    endReason = reason
    if (reason === 'signed-out') for (const area of areas) removeAllBut(area, things.stays)
    else removeTokens()
    storedChanged()
  },

  /** Removes the tokens: the sign-in screen calls it on load and after a failure (rules.md#sign-in). */
  clearToken(): void {
    removeTokens()
    // The sign-out is complete: a later redirect to the sign-in screen shows its own reason.
    if (endReason === 'signed-out') endReason = undefined
    storedChanged()
  },

  /** Why the last session of this visit ended. */
  endReason(): EndReason | undefined {
    return endReason
  },

  /** The hash in the keys of this learner's things (contract.md#user-key). */
  userKey,

  /** Whose session is over, or ended last in this browser: only they may return to where they were. */
  lastUserKey(): string | undefined {
    return userKey() ?? learnerOf(storage.local)
  },

  /** Whether the session stays when the browser is closed: Remember me. */
  isRemembered(): boolean {
    return sessionArea() === storage.local
  },

  /** Whether the e-mail or username is known: else the user key is only that of the token. */
  isNamed(): boolean {
    const area = sessionArea()
    return area !== undefined && learnerOf(area) !== undefined
  },

  /** The cached username, for the greeting until the server has answered. */
  userName(this: void): string | undefined {
    return stored(things.userName).read()
  },

  /** Stores the username from the server. Without an e-mail, its hash is in the keys of stored things. */
  setUserName(name: string): void {
    const area = sessionArea()
    if (!area || name === session.userName()) return
    area.set(things.userName.key, name)
    if (name && !session.isNamed()) {
      const before = `_${userKey()}`
      setLearner(area, hashOf(name))
      renameThings(before, `_${userKey()}`)
    }
    storedChanged()
  },
}

import { storage, type StorageArea } from '@/lib/storage'
import { toTime } from './session-time'
import {
  areas,
  hashOf,
  isTabCurrent,
  learnerOf,
  removeAtSignOut,
  removeForNext,
  removeTokens,
  sessionArea,
  stored,
  storedChanged,
  userKey,
} from './stored'
import * as things from './stored-things'

/**
 * The learner's session (contract.md#session), in local storage with Remember me, else in session storage. Only the
 * access token is required.
 */
export type Session = {
  accessToken: string
  refreshToken?: string
  /** Milliseconds since 1970. */
  expiresAt?: number
}

/** Why the last session ended; the sign-in screen shows it. */
export type EndReason = 'signed-out' | 'expired' | 'unreadable'

type NewSession = Session & {
  /** The e-mail that signed in: its hash is in the keys of the learner's things. */
  email?: string
  remember: boolean
}

/** What another tab did to the session of this one. */
export type TabChange = 'started' | 'ended' | 'other-learner'

/** The state of the stored session. */
export type SessionStatus =
  | { kind: 'active'; session: Session }
  | { kind: 'none' | 'expired' | 'unreadable' }

const listeners = new Set<() => void>()
let endReason: EndReason | undefined
let lastUserKey: string | undefined
let version = 0
let known = whoIsHere()

/** Who is signed in, to compare after another tab may have changed it. */
function whoIsHere() {
  const area = sessionArea()
  return { learner: area && learnerOf(area), token: area?.get(things.accessToken.key) ?? undefined }
}

function isSame(one: typeof known, other: typeof known): boolean {
  const areNamed = one.learner !== undefined && other.learner !== undefined
  return areNamed ? one.learner === other.learner : one.token === other.token
}

/** Tells this tab and all others whose things are here. */
function setLearner(home: StorageArea, hash: string | undefined): void {
  for (const area of [home, storage.local]) {
    if (hash === undefined) area.remove(things.learner.key)
    else area.set(things.learner.key, hash)
  }
}

/** The learner of a token alone is known now: their things get their key, and those of anybody else go. */
function nameLearner(home: StorageArea, hash: string): void {
  const before = `_${userKey()}`
  for (const area of areas) {
    if (area !== home && learnerOf(area) !== hash) removeForNext(area)
    for (const key of area.keys().filter((one) => one.includes(before))) {
      area.set(key.replace(before, `_${hash}`), area.get(key) ?? '')
      area.remove(key)
    }
  }
  setLearner(home, hash)
}

function changed(): void {
  known = whoIsHere()
  version += 1
  storedChanged()
  for (const listener of listeners) listener()
}

export const session = {
  /** Reads the stored session; changes nothing. */
  status(): SessionStatus {
    const area = sessionArea()
    const accessToken = area?.get(things.accessToken.key)
    if (!area || !accessToken) return { kind: 'none' }
    const refreshToken = area.get(things.refreshToken.key)
    const storedExpiry = area.get(things.expiresAt.key)
    const expiresAt = toTime(storedExpiry)
    if (storedExpiry && expiresAt === undefined) return { kind: 'unreadable' }
    if (expiresAt !== undefined && expiresAt <= Date.now()) return { kind: 'expired' }
    return {
      kind: 'active',
      session: {
        accessToken,
        ...(refreshToken !== null && { refreshToken }),
        ...(expiresAt !== undefined && { expiresAt }),
      },
    }
  },

  /** The access token of an active session, else undefined. */
  token(): string | undefined {
    const status = session.status()
    return status.kind === 'active' ? status.session.accessToken : undefined
  },

  /** Stores a new session. Returns false if the browser cannot store it and it ends with the page. */
  start({ accessToken, refreshToken, expiresAt, email, remember }: NewSession): boolean {
    const learner = email?.trim() ? hashOf(email.trim().toLowerCase()) : undefined
    for (const area of areas) {
      if (learner === undefined || learnerOf(area) !== learner) removeForNext(area)
    }
    removeTokens()
    const area = remember ? storage.local : storage.session
    if (refreshToken !== undefined) area.set(things.refreshToken.key, refreshToken)
    // An expiry in the past means a wrong clock: ignore it, a 401 will end the session (contract.md#expiry).
    if (expiresAt !== undefined && expiresAt > Date.now()) {
      area.set(things.expiresAt.key, new Date(expiresAt).toISOString())
    }
    // Write the token before its learner: another tab that sees half of it would show sign-in, which removes tokens.
    const kept = area.set(things.accessToken.key, accessToken)
    setLearner(area, learner)
    endReason = undefined
    lastUserKey = undefined
    changed()
    return kept
  },

  /** Ends the session. A sign-out also removes everything of the learner (contract.md#stored-names). */
  end(reason: EndReason): void {
    lastUserKey = reason === 'signed-out' ? undefined : userKey()
    endReason = reason
    if (reason === 'signed-out') for (const area of areas) removeAtSignOut(area)
    else removeTokens()
    changed()
  },

  /** Removes the tokens: the sign-in screen calls it on load and after a failure (rules.md#sign-in). */
  clearToken(): void {
    removeTokens()
    // The sign-out is complete: a later redirect to the sign-in screen shows its own reason.
    if (endReason === 'signed-out') endReason = undefined
    changed()
  },

  /**
   * Compares web storage with what this tab knows, and returns what another tab has changed since. A new token of the
   * same learner is not a change.
   */
  detectTabChange(): TabChange | undefined {
    if (!isTabCurrent()) removeAtSignOut(storage.session)
    const before = known
    known = whoIsHere()
    if (isSame(before, known)) return undefined
    lastUserKey = known.token === undefined ? before.learner : undefined
    endReason = undefined
    changed()
    if (known.token === undefined) return 'ended'
    return before.token === undefined ? 'started' : 'other-learner'
  },

  /** Why the last session of this visit ended. */
  endReason(): EndReason | undefined {
    return endReason
  },

  /** The hash in the keys of this learner's things (contract.md#user-key). */
  userKey(this: void): string | undefined {
    return userKey()
  },

  /** Whose session is over, or ended last in this tab: only they may return to where they were. */
  lastUserKey(): string | undefined {
    return userKey() ?? lastUserKey
  },

  /** Whether the session stays when the browser is closed: Remember me. */
  isRemembered(): boolean {
    return sessionArea() === storage.local
  },

  /** Whether the e-mail or username is known: else the user key is only that of the token. */
  isNamed(): boolean {
    return whoIsHere().learner !== undefined
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
    if (name && learnerOf(area) === undefined) nameLearner(area, hashOf(name))
    changed()
  },

  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Grows with every change: the snapshot for useSyncExternalStore. */
  version(this: void): number {
    return version
  },
}

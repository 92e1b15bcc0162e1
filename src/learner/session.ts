import { storage } from '@/lib/storage'
import { markOf, areasOf, presentLearner } from './present-learner'
import { toTime } from './session-time'
import { endsAtSignOut } from './sign-out/ends-at-sign-out'
import { stored, storedChanged } from './stored'
import { claimThingsFor, claimUnnamedThings, removeAtSignOut, removeTokens } from './stored-life'
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
  /** The e-mail that signed in: the keys of the learner's things contain it. */
  email?: string
  remember: boolean
}

/** What another tab did to the session of this one. */
export type TabChange = 'started' | 'ended' | 'other-learner'

const listeners = new Set<() => void>()
let endReason: EndReason | undefined
let lastUserKey: string | undefined
let version = 0

/** Who is signed in, and until when: compared after another tab may have changed the session. */
function readIdentity() {
  return {
    userKey: presentLearner.userKey(),
    owner: presentLearner.owner(),
    expiresAt: toTime(stored(things.expiresAt).read()),
  }
}
let lastIdentity = readIdentity()

/** Moves a help number that was written before sign-in to the learner (rules.md#help). */
function adoptVisitNumber(): void {
  const written = stored(things.visitNumber).text()
  if (presentLearner.area() === undefined || written === null) return
  const own = stored(things.ownNumber)
  const isKept = own.keep(things.ownNumber.joined(own.text(), written))
  if (isKept) stored(things.visitNumber).forget()
}

function changed(): void {
  adoptVisitNumber()
  lastIdentity = readIdentity()
  tell()
}

function tell(): void {
  version += 1
  storedChanged()
  for (const listener of listeners) listener()
}

/** The areas that this tab may clear: not the session of a learner who signed in in another tab. */
function ownAreas() {
  const mark = session.ownerMark()
  return areasOf(mark === stored(things.elsewhere).read() ? undefined : presentLearner.owner())
}

/** This tab has no session from now on; one that remains in storage belongs to another tab. */
function ignoreSharedSession(): void {
  const mark = session.ownerMark()
  if (mark !== undefined) stored(things.elsewhere).keep(mark)
}

/** The state of the stored session. */
export type SessionStatus =
  | { kind: 'active'; session: Session }
  | { kind: 'none' | 'expired' | 'unreadable' }

export const session = {
  /** Reads the stored session; changes nothing. */
  status(): SessionStatus {
    const accessToken = stored(things.accessToken).read()
    if (!accessToken) return { kind: 'none' }
    const refreshToken = stored(things.refreshToken).read()
    const storedExpiry = stored(things.expiresAt).read() || undefined
    const expiresAt = toTime(storedExpiry)
    if (storedExpiry !== undefined && expiresAt === undefined) return { kind: 'unreadable' }
    if (expiresAt !== undefined && expiresAt <= Date.now()) return { kind: 'expired' }
    return {
      kind: 'active',
      session: {
        accessToken,
        ...(refreshToken !== undefined && { refreshToken }),
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
    const area = remember ? storage.local : storage.session
    const cleared = [...new Set([area, ...ownAreas()])]
    const userKey = email?.trim().toLowerCase() || undefined
    removeTokens(cleared)
    claimThingsFor(userKey, area, cleared)
    session.claimForTab()
    if (refreshToken !== undefined) area.set(things.refreshToken.name, refreshToken)
    // An expiry in the past means a wrong clock: ignore it, a 401 will end the session (contract.md#expiry).
    if (expiresAt !== undefined && expiresAt > Date.now()) {
      area.set(things.expiresAt.name, new Date(expiresAt).toISOString())
    }
    if (userKey !== undefined) area.set(things.userKey.name, userKey)
    // Write the token last, so that other tabs never see half a session.
    const kept = area.set(things.accessToken.name, accessToken)
    endReason = undefined
    lastUserKey = undefined
    changed()
    return kept
  },

  /**
   * Ends the session. A sign-out also clears the learner's personal things, in every tab. A session of another
   * learner in another tab goes on.
   */
  end(reason: EndReason): void {
    const owner = presentLearner.owner()
    lastUserKey = reason === 'signed-out' ? undefined : presentLearner.userKey()
    const areas = areasOf(owner)
    if (reason === 'signed-out') {
      const mark = owner === undefined ? undefined : markOf(owner)
      for (const end of endsAtSignOut) end({ areas, mark })
      ignoreSharedSession()
    } else removeTokens(areas)
    endReason = reason
    // If storage holds the shared session of another learner, leave `lastIdentity` as it is: detectTabChange then
    // reports that learner.
    if (reason !== 'signed-out' && presentLearner.owner() !== undefined) tell()
    else changed()
  },

  /** The learner with this mark has signed out in another tab: end their session in this tab too. */
  followSignOut(this: void, mark: string): void {
    const owner = presentLearner.owner()
    if (owner === undefined || markOf(owner) !== mark) return
    const own = areasOf(owner)
    removeTokens(own)
    removeAtSignOut(own)
    session.detectTabChange()
  },

  /** Removes this tab's tokens: the sign-in screen calls it on load and after a failure (rules.md#sign-in). */
  clearToken(): void {
    removeTokens(ownAreas())
    ignoreSharedSession()
    // The sign-out is complete: a later redirect to the sign-in screen shows its own reason.
    if (endReason === 'signed-out') endReason = undefined
    changed()
  },

  /** Makes the stored session that of this tab, even if it came from another one. */
  claimForTab(): void {
    if (stored(things.elsewhere).text() !== null) stored(things.elsewhere).forget()
  },

  /**
   * Compares web storage with the identity that this tab knows, and returns what another tab has changed since. A new
   * token of the same learner is not a change.
   */
  detectTabChange(): TabChange | undefined {
    const before = lastIdentity
    const now = readIdentity()
    if (now.owner === before.owner) return undefined
    const wasOver = before.expiresAt !== undefined && before.expiresAt <= Date.now()
    endReason = now.owner === undefined && wasOver ? 'expired' : undefined
    lastUserKey = now.owner === undefined ? before.userKey : undefined
    changed()
    if (now.owner === undefined) return 'ended'
    return before.owner === undefined ? 'started' : 'other-learner'
  },

  /** Why the last session of this visit ended. */
  endReason(): EndReason | undefined {
    return endReason
  },

  /** The learner whose session ended last in this tab: only they may return to where they were. */
  lastUserKey(): string | undefined {
    return lastUserKey
  },

  /** A hash of the learner who is signed in, or was last in this tab. */
  learnerMark(): string | undefined {
    const userKey = presentLearner.userKey() ?? lastUserKey
    return userKey === undefined ? undefined : markOf(userKey)
  },

  /** A hash of the learner who is signed in, even while their name is not known. */
  ownerMark(): string | undefined {
    const owner = presentLearner.owner()
    return owner === undefined ? undefined : markOf(owner)
  },

  /** The name in the keys of this learner's things (contract.md#user-key). */
  userKey(this: void): string | undefined {
    return presentLearner.userKey()
  },

  /** The cached username, for the greeting until the server has answered. */
  userName(this: void): string | undefined {
    return stored(things.userName).read()
  },

  /** Stores the username from the server. Without an e-mail, stored things are kept under it. */
  setUserName(name: string): void {
    if (name === session.userName()) return
    const wasUnknown = presentLearner.userKey() === undefined
    stored(things.userName).keep(name)
    const userKey = presentLearner.userKey()
    if (wasUnknown && userKey !== undefined) claimUnnamedThings(userKey)
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

import { storage } from '@/lib/storage'
import { markOf, areasOf, presentLearner } from './present-learner'
import { toTime } from './session-time'
import { endsAtSignOut } from './sign-out/ends-at-sign-out'
import { stored, storedChanged } from './stored'
import { claimThingsFor, claimUnnamedThings, removeAtSignOut, removeTokens } from './stored-life'
import * as things from './stored-things'

/**
 * The learner's session, kept outside React (contract.md#session): in local storage when Remember me is
 * on, else in session storage. An access token alone is a session; the rest is optional beside it.
 */
export type Session = {
  accessToken: string
  refreshToken?: string
  /** Milliseconds since 1970. */
  expiresAt?: number
}

/** Why the last session ended; the sign-in screen says it. */
export type EndReason = 'signed-out' | 'expired' | 'unreadable'

type NewSession = Session & {
  /** The e-mail that signed in: what is kept by learner is kept under it. */
  email?: string
  remember: boolean
}

/** What another tab did to the session of this one. */
export type TabChange = 'started' | 'ended' | 'other-learner'

const listeners = new Set<() => void>()
let endReason: EndReason | undefined
let lastUserKey: string | undefined
let version = 0

/** Who is signed in, and until when: what this tab compares when other tabs may have changed it. */
function readIdentity() {
  return {
    userKey: presentLearner.userKey(),
    owner: presentLearner.owner(),
    expiresAt: toTime(stored(things.expiresAt).read()),
  }
}
let lastIdentity = readIdentity()

/** What somebody wrote down before they signed in goes on as theirs (rules.md#help). */
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

/** What is this tab's to clear: not the session of a learner who signed in elsewhere. */
function ownAreas() {
  const mark = session.ownerMark()
  return areasOf(mark === stored(things.elsewhere).read() ? undefined : presentLearner.owner())
}

/** This tab's session is over: one that is still there is another tab's. */
function ignoreSharedSession(): void {
  const mark = session.ownerMark()
  if (mark !== undefined) stored(things.elsewhere).keep(mark)
}

/** What stands in the browser now. */
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

  /** The access token of a session that holds, else undefined. */
  token(): string | undefined {
    const status = session.status()
    return status.kind === 'active' ? status.session.accessToken : undefined
  },

  /** Keeps a new session. Returns false when this browser cannot keep it past the visit. */
  start({ accessToken, refreshToken, expiresAt, email, remember }: NewSession): boolean {
    const area = remember ? storage.local : storage.session
    const cleared = [...new Set([area, ...ownAreas()])]
    const userKey = email?.trim().toLowerCase() || undefined
    removeTokens(cleared)
    claimThingsFor(userKey, area, cleared)
    session.claimForTab()
    if (refreshToken !== undefined) area.set(things.refreshToken.name, refreshToken)
    // Past already: a clock is wrong, and a 401 decides (contract.md#expiry).
    if (expiresAt !== undefined && expiresAt > Date.now()) {
      area.set(things.expiresAt.name, new Date(expiresAt).toISOString())
    }
    if (userKey !== undefined) area.set(things.userKey.name, userKey)
    // Last: other tabs see a session only when it is whole.
    const kept = area.set(things.accessToken.name, accessToken)
    endReason = undefined
    lastUserKey = undefined
    changed()
    return kept
  },

  /**
   * Ends the session. Signing out clears all that belongs to the learner, in every tab; an expiry does
   * not. Somebody else's session, in another tab, goes on.
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
    // By what the tabs share somebody else is here now: who looks again hears it, as of another tab's doing.
    if (reason !== 'signed-out' && presentLearner.owner() !== undefined) tell()
    else changed()
  },

  /** In another tab the learner with this mark has signed out: if they are here, here too. */
  followSignOut(this: void, mark: string): void {
    const owner = presentLearner.owner()
    if (owner === undefined || markOf(owner) !== mark) return
    const own = areasOf(owner)
    removeTokens(own)
    removeAtSignOut(own)
    session.detectTabChange()
  },

  /** Forgets this tab's tokens: what the sign-in screen does on load and after a failure (rules.md#sign-in). */
  clearToken(): void {
    removeTokens(ownAreas())
    ignoreSharedSession()
    // Its way out has ended here: who is led here again hears why.
    if (endReason === 'signed-out') endReason = undefined
    changed()
  },

  /** Who is here goes on in this tab: their session is its own from now on. */
  claimForTab(): void {
    if (stored(things.elsewhere).text() !== null) stored(things.elsewhere).forget()
  },

  /**
   * Looks at what stands in the browser now, and tells what another tab has done to the session
   * since this one looked. A new token of the same learner changes nothing.
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

  /** Whose session ended last in this tab: only they return to where they were. */
  lastUserKey(): string | undefined {
    return lastUserKey
  },

  /** A mark of who is signed in, or was last in this tab; it says nothing of who that is. */
  learnerMark(): string | undefined {
    const userKey = presentLearner.userKey() ?? lastUserKey
    return userKey === undefined ? undefined : markOf(userKey)
  },

  /** A mark of who is signed in, also before their name is known. */
  ownerMark(): string | undefined {
    const owner = presentLearner.owner()
    return owner === undefined ? undefined : markOf(owner)
  },

  /** Under which name things are kept for this learner (contract.md#user-key). */
  userKey(this: void): string | undefined {
    return presentLearner.userKey()
  },

  /** How the learner is greeted until the details say it again. */
  userName(this: void): string | undefined {
    return stored(things.userName).read()
  },

  /** Keeps what the details say: it greets, and without an e-mail the learner is known by it. */
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

  /** Grows with every change: the snapshot React compares. */
  version(this: void): number {
    return version
  },
}

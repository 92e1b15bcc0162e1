import type { Call } from './call'
import { liveSession } from './call'
import { googleEmail } from './google-credential'

/**
 * The e-mail of the caller, taken from the body, the Google credential, the session or the reset
 * token. Lower case; null if none of them has one.
 */
export function callerOf(call: Call): string | null {
  const { username, email, token } = call.body
  for (const named of [username, email]) {
    if (typeof named === 'string' && named.includes('@')) return named.trim().toLowerCase()
  }
  const fromGoogle = typeof token === 'string' ? googleEmail(token) : null
  if (fromGoogle) return fromGoogle
  const isTheirs = (reset: { token: string }) =>
    reset.token === token || reset.token === call.bearer
  return liveSession(call)?.email ?? call.db.resetTokens.find(isTheirs)?.email ?? null
}

import type { Call } from './call'
import { liveSession } from './call'
import { googleEmail } from './google-credential'

/**
 * Whose call this is, as far as it can be told: the e-mail it names, its Google credential, its session, or
 * its reset token. Lower case; null when nobody is named.
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

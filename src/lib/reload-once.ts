import timing from '@/config/timing.json'
import { storage } from './storage'

const reloadKey = 'reloadedAt'

/** True at most once a minute, so that a page that stays broken does not reload in a loop. */
export function mayReload(now = Date.now()): boolean {
  const last = Number(storage.session.get(reloadKey) ?? Number.NEGATIVE_INFINITY)
  if (now - last < timing.reloadAgainAfter) return false
  // Without storage the last reload is unknown, so never reload.
  return storage.session.set(reloadKey, String(now))
}

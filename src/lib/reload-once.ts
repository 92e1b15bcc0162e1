import timing from '@/config/timing.json'
import { storage } from './storage'

export const reloadKey = 'reloadedAt'

/** True once, then not again for a minute: a page that stays broken must not reload for ever. */
export function mayReload(now = Date.now()): boolean {
  const last = Number(storage.session.get(reloadKey) ?? Number.NEGATIVE_INFINITY)
  if (now - last < timing.reloadAgainAfter) return false
  // Where nothing can be remembered, nothing may happen by itself.
  return storage.session.set(reloadKey, String(now))
}

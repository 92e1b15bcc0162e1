import { storage } from './storage'

export const reloadKey = 'reloadedAt'
const pause = 60_000

/** An e-mail that is remembered alone is no loss, but nobody can tell it from one that was typed. */
const isFilledIn = () =>
  [...document.querySelectorAll<HTMLInputElement>('#early input')].some(
    ({ value, type, checked, defaultChecked }) =>
      type === 'checkbox' ? checked !== defaultChecked : value !== '',
  )

/**
 * True once, then not again for a minute: a page that stays broken must not reload for ever. Never while a
 * way in is filled in that no app has taken over (src/app/early).
 */
export function mayReload(now = Date.now()): boolean {
  if (isFilledIn()) return false
  const last = Number(storage.session.get(reloadKey) ?? Number.NEGATIVE_INFINITY)
  if (now - last < pause) return false
  // Where nothing can be remembered, nothing may happen by itself.
  return storage.session.set(reloadKey, String(now))
}

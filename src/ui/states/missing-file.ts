import { storage } from '@/lib/storage'

// What the browsers say when a file of the app cannot be loaded: after a new deployment the files of
// the old one may be gone.
const missing = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
]

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missing.some((pattern) => pattern.test(error.message))
}

const key = 'reloadedAt'
const pause = 60_000

/** True once, then not again for a minute: a page that stays broken must not reload for ever. */
export function mayReload(now = Date.now()): boolean {
  const last = Number(storage.session.get(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < pause) return false
  // Where nothing can be remembered, nothing may happen by itself.
  return storage.session.set(key, String(now))
}

import { storage } from '@/lib/storage'

/** The ids of the categories whose skills are hidden, as texts. */
export type HiddenCategories = ReadonlySet<string>

const storageKey = (userKey: string) => `hiddenCategories_${userKey}`

/** What this learner hid before; nothing without a user key, or where the stored text is odd. */
export function readHidden(userKey: string | undefined): HiddenCategories {
  if (userKey === undefined) return new Set()
  try {
    const stored: unknown = JSON.parse(storage.local.get(storageKey(userKey)) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.map(String) : [])
  } catch {
    return new Set()
  }
}

export function keepHidden(userKey: string | undefined, hidden: HiddenCategories): void {
  if (userKey === undefined) return
  storage.local.set(storageKey(userKey), JSON.stringify([...hidden]))
}

/** The same set with one category shown where it was hidden, and hidden where it was shown. */
export function toggled(hidden: HiddenCategories, categoryId: string): HiddenCategories {
  const next = new Set(hidden)
  if (!next.delete(categoryId)) next.add(categoryId)
  return next
}

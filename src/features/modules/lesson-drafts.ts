import { storage } from '@/lib/storage'

/** What a learner did in a lesson is kept in this browser for so long (contract, 'clear storage'). */
export const draftLifeMs = 30 * 24 * 60 * 60 * 1000

/** The text to keep: the value, and when it was kept (milliseconds since 1970). */
export function packDraft(value: unknown, now: number): string {
  return JSON.stringify({ at: now, value })
}

/** The kept value; undefined where the text is missing, unreadable or older than its life. */
export function unpackDraft(text: string | null, now: number): unknown {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null) return undefined
    const at: unknown = Reflect.get(kept, 'at')
    // A time to come is a clock that was put back: nothing says how old the draft is.
    if (typeof at !== 'number' || at > now || now - at > draftLifeMs) return undefined
    return Reflect.get(kept, 'value')
  } catch {
    return undefined
  }
}

/** Drafts in the browser's storage. They are a help: without storage they last for the visit. */
export const lessonDrafts = {
  keep(key: string, value: unknown): void {
    storage.local.set(key, packDraft(value, Date.now()))
  },
  read(key: string): unknown {
    return unpackDraft(storage.local.get(key), Date.now())
  },
  remove(key: string): void {
    storage.local.remove(key)
  },
}

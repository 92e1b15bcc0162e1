import type { Id } from '@/api/transport/call'
import { storage } from '@/lib/storage'

/** The agreed names of what is ticked (contract.md#stored-names): skills, categories. */
const skillsKey = 'selectedSkills'
const categoriesKey = 'selectedOptions'

/** The ids in a kept text; undefined where there is no list. */
export function parseIds(text: string | null): Id[] | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(kept)) return undefined
    const values: unknown[] = kept
    return values.filter((id) => typeof id === 'number' || typeof id === 'string')
  } catch {
    return undefined
  }
}

/** What is ticked and not saved yet: a reload loses nothing. It goes when the learner signs out. */
export const selectionDraft = {
  read: (): Id[] | undefined => parseIds(storage.local.get(skillsKey)),
  keep(skills: readonly Id[], categories: readonly Id[]): void {
    storage.local.set(skillsKey, JSON.stringify(skills))
    storage.local.set(categoriesKey, JSON.stringify(categories))
  },
  remove(): void {
    storage.local.remove(skillsKey)
    storage.local.remove(categoriesKey)
  },
}

import { storage } from '@/lib/storage'

const key = 'currentSkillId'

/** The skill whose path was open last: where a path without a skill goes on (contract.md#stored-names). */
export const currentSkill = {
  get(): number | null {
    const stored = storage.local.get(key)
    return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null
  },
  set(skillId: number): void {
    storage.local.set(key, String(skillId))
  },
}

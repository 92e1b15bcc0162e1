import type { Id } from '@/api/transport/call'
import { storage } from '@/lib/storage'

const key = (skillId: Id) => `trophyModal_${skillId}`

/** Whether the trophy dialog was shown for this skill; any value counts (contract.md#stored-names). */
export const trophyMark = {
  isSet: (skillId: Id) => storage.local.get(key(skillId)) !== null,
  set: (skillId: Id) => storage.local.set(key(skillId), 'true'),
}

import type { Id } from '@/api/transport/call'
import type { Part } from '@/learner/stored-thing'

type LessonIds = {
  id: Id | null
  contentId: Id | null
  parentSubSkillId: Id | null
  type: string | null
}

/**
 * The storage keys for the drafts of a lesson, the current one first: content ids are not unique
 * (contract.md#content-ids). The others find drafts of an earlier version, or from before the sub-skill was known.
 */
export function lessonPart({ parentSubSkillId, type, id, contentId }: LessonIds): Part {
  if (contentId === null) return null
  const alone = `${type}-${id ?? contentId}`
  return parentSubSkillId === null
    ? [alone, contentId]
    : [`${parentSubSkillId}-${alone}`, alone, contentId]
}

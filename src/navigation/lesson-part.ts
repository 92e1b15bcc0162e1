import type { Id } from '@/api/transport/call'
import type { Part } from '@/learner/stored-thing'

type LessonIds = {
  id: Id | null
  contentId: Id | null
  parentSubSkillId: Id | null
  type: string | null
}

/**
 * Under which name the drafts of a lesson are kept: ids alone may repeat (contract.md#content-ids). One
 * that was begun before its sub-skill was known, or in an earlier version, is found as well.
 */
export function lessonPart({ parentSubSkillId, type, id, contentId }: LessonIds): Part {
  if (contentId === null) return null
  const alone = `${type}-${id ?? contentId}`
  return parentSubSkillId === null
    ? [alone, contentId]
    : [`${parentSubSkillId}-${alone}`, alone, contentId]
}

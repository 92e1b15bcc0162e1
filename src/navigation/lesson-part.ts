import type { LearningModule } from '@/api/learning'
import type { Part } from '@/learner/stored-thing'

/**
 * Under which name the drafts of a lesson are kept: ids alone may repeat (contract.md#content-ids). One
 * that was begun before its sub-skill was known, or in an earlier version, is found as well.
 */
export function lessonPart({ parentSubSkillId, type, id, contentId }: LearningModule): Part {
  if (contentId === null) return null
  const alone = `${type}-${id ?? contentId}`
  return parentSubSkillId === null
    ? [alone, contentId]
    : [`${parentSubSkillId}-${alone}`, alone, contentId]
}

import type { Id } from '@/api/transport/call'

type LessonIds = {
  id: Id | null
  contentId: Id | null
  parentSubSkillId: Id | null
  type: string | null
}

/** How a lesson is named in keys of stored things: ids may repeat between types and sub-skills (contract.md#content-ids). */
export function lessonPart({ parentSubSkillId, type, id, contentId }: LessonIds): string | null {
  return contentId === null ? null : `${parentSubSkillId}-${type}-${id ?? contentId}`
}

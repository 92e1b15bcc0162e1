import type { LearningModule } from '@/api/learning'
import { lessonProgress, type LessonProgress } from '@/learner/stored-things'
import { useDraft } from '@/learner/useDraft'
import { lessonPart } from '@/navigation/lesson-part'

const none: LessonProgress = {}

/** How far the learner is within a lesson, stored on this device until it is completed. */
export function useLessonProgress(module: LearningModule) {
  const { draft = none, change, forget } = useDraft(lessonProgress, lessonPart(module))
  return {
    progress: draft,
    note: (more: LessonProgress) => change((before) => ({ ...before, ...more })),
    change,
    forget,
  }
}

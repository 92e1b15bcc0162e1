import type { LearningModule } from '@/api/learning'
import type { PdfPosition } from '@/components/media/pdf/PdfControls'
import { lessonPart } from '@/domain/lesson-part'
import { lessonProgress, type LessonProgress } from '@/session/stored-things'
import { useDraft } from '@/session/useDraft'

const none: LessonProgress = {}

/** How far the learner is within a lesson, stored on this device until it is completed. */
export function useLessonProgress(module: LearningModule) {
  const { draft = none, change, forget } = useDraft(lessonProgress, lessonPart(module))
  const note = (more: LessonProgress) => change((before) => ({ ...before, ...more }))
  return {
    progress: draft,
    note,
    change,
    forget,
    /** The page and zoom of its pdf. */
    pdf: {
      position: draft.pdf ?? { page: 1, zoom: 1 },
      onPosition: (pdf: PdfPosition) => note({ pdf }),
    },
  }
}

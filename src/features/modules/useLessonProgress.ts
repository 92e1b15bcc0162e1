import type { LearningModule } from '@/api/learning'
import { lessonProgress, type LessonProgress } from '@/learner/stored-things'
import { useDraft } from '@/learner/useDraft'
import { lessonPart } from '@/navigation/lesson-part'
import type { PdfPosition } from '@/ui/media/pdf/PdfControls'

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

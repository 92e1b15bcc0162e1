import type { LearningModule } from '@/api/learning'
import { firstPosition, type PdfPosition } from '@/ui/media/pdf/pdf-position'
import { useLessonProgress } from './useLessonProgress'

/** The stored page and zoom of a lesson's pdf. */
export function usePdfPosition(module: LearningModule) {
  const { progress, note } = useLessonProgress(module)
  return {
    position: progress.pdf ?? firstPosition,
    onPosition: (pdf: PdfPosition) => note({ pdf }),
  }
}

import type { LearningModule } from '@/api/learning'
import { pdfPlace } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { lessonPart } from '@/navigation/lesson-part'
import { firstPosition } from '@/ui/media/pdf/pdf-position'

/** The stored page and zoom of a lesson's pdf. */
export function usePdfPosition(module: LearningModule) {
  const { value, keep } = useStored(pdfPlace, lessonPart(module))
  return { position: value ?? firstPosition, onPosition: keep }
}

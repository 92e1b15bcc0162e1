import type { LearningModule } from '@/api/learning'
import { pdfPlace } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { firstPosition } from '@/ui/media/pdf/pdf-position'
import { lessonPart } from './lesson-part'

/** The stored page and zoom of a lesson's pdf. */
export function usePdfPosition(module: LearningModule) {
  const { value, keep } = useStored(pdfPlace, lessonPart(module))
  return { position: value ?? firstPosition, onPosition: keep }
}

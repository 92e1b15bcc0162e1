import type { LearningModule } from '@/api/learning'
import { pdfPlace } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { lessonPart } from '@/navigation/lesson-part'
import { firstPosition } from '@/ui/media/pdf/pdf-position'

/** At which page and zoom a learner is in the pdf of a lesson. */
export function usePdfPosition(module: LearningModule) {
  const { value, keep } = useStored(pdfPlace, lessonPart(module))
  return { position: value ?? firstPosition, onPosition: keep }
}

import type { LearningModule } from '@/api/learning'
import { pdfPlace } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { firstPlace } from '@/ui/media/pdf/pdf-place'
import { lessonPart } from './lesson-part'

/** At which page and zoom a learner is in the pdf of a lesson. */
export function usePdfPlace(module: LearningModule) {
  const { value, keep } = useStored(pdfPlace, lessonPart(module))
  return { place: value ?? firstPlace, onPlace: keep }
}

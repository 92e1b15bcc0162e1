import type { Module } from '@/api/learning'
import type { PdfPosition } from '@/components/media/pdf/PdfControls'
import { lessonPart } from '@/domain/lesson-part'
import { lessonProgress, type ModuleProgress } from '@/session/stored-things'
import { useDraft } from '@/session/useDraft'

const none: ModuleProgress = {}

/** How far the learner is within a lesson, stored on this device until it is completed. */
export function useModuleProgress(module: Module) {
  const { draft = none, change, forget } = useDraft(lessonProgress, lessonPart(module))
  const note = (more: ModuleProgress) => change((before) => ({ ...before, ...more }))
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

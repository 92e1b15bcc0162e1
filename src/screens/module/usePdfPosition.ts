import { useState } from 'react'
import type { PdfPosition } from '@/components/media/pdf/PdfControls'
import type { Module } from '@/domain/learning-path'
import { useModuleProgress } from './useModuleProgress'

/** The page and zoom of a module's pdf. Those of a finished module are not stored: it is not in the middle. */
export function usePdfPosition(module: Module, isFinished: boolean) {
  const { progress, update } = useModuleProgress(module)
  const [position, setPosition] = useState<PdfPosition>(progress.pdf ?? { page: 1, zoom: 1 })
  const onPosition = (pdf: PdfPosition) => {
    setPosition(pdf)
    if (!isFinished) update({ pdf })
  }
  return { position, onPosition }
}

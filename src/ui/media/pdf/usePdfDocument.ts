import { useEffect, useState } from 'react'
import { loadPdfLibrary } from './load-pdf-library'
import type { PdfDocument } from './pdf-library'

export type OpenedPdf = PdfDocument | 'opening' | 'failed'

type Opening = { blob: Blob; attempt: number; document: PdfDocument | 'failed' }

/**
 * Opens a pdf with our own viewer, whose files are fetched for that; null opens nothing. `retry` tries
 * again after a failure, `fail` reports one that shows later.
 */
export function usePdfDocument(blob: Blob | null) {
  const [attempt, setAttempt] = useState(0)
  const [opening, setOpening] = useState<Opening | null>(null)

  useEffect(() => {
    if (!blob) return undefined
    let isShown = true
    let document: PdfDocument | undefined
    const open = async () => {
      const { openDocument } = await loadPdfLibrary()
      if (!isShown) return
      document = await openDocument(blob)
      if (isShown) setOpening({ blob, attempt, document })
      else document.close()
    }
    open().catch(() => {
      if (isShown) setOpening({ blob, attempt, document: 'failed' })
    })
    return () => {
      isShown = false
      document?.close()
    }
  }, [blob, attempt])

  const isCurrent = opening !== null && opening.blob === blob && opening.attempt === attempt
  const opened: OpenedPdf = isCurrent ? opening.document : 'opening'
  return {
    opened,
    retry: () => setAttempt(attempt + 1),
    fail: () => blob && setOpening({ blob, attempt, document: 'failed' }),
  }
}

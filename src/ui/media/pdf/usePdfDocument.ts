import { useEffect, useState } from 'react'
import { loadPdfLibrary } from './load-pdf-library'
import type { PdfDocument } from './pdf-library'

/** Why a pdf or its current page is not shown correctly. */
export type PdfTrouble = 'notShown' | 'notAllShown' | 'locked'

export type OpenedPdf = {
  /** Null where it could not be opened. */
  document: PdfDocument | null
  trouble: PdfTrouble | null
}

type Opening = OpenedPdf & { blob: Blob; attempt: number }

/**
 * Opens a pdf with pdf.js, whose chunk it loads; with null it does nothing. `opened` is null until the pdf is open.
 * `retry` opens it again, `report` sets the trouble of the rendered page.
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
      if (isShown) setOpening({ blob, attempt, document, trouble: null })
      else document.close()
    }
    open().catch((error: unknown) => {
      const isLocked = error instanceof Error && error.name === 'PasswordException'
      const trouble = isLocked ? 'locked' : 'notShown'
      if (isShown) setOpening({ blob, attempt, document: null, trouble })
    })
    return () => {
      isShown = false
      document?.close()
    }
  }, [blob, attempt])

  const isCurrent = opening !== null && opening.blob === blob && opening.attempt === attempt
  const opened: OpenedPdf | null = isCurrent ? opening : null
  return {
    opened,
    retry: () => setAttempt(attempt + 1),
    report: (trouble: PdfTrouble | null) =>
      setOpening((current) =>
        current && current.trouble !== trouble ? { ...current, trouble } : current,
      ),
  }
}

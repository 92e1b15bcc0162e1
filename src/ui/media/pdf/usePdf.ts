import { useEffect, useState } from 'react'
import { readPdf, type Pdf } from './pdf-data'

export type ReadPdf = Pdf & {
  /** An object URL of the Blob, revoked on unmount. */
  blobAddress: string
}

type Reading = { data: string; pdf: ReadPdf | 'unreadable' }

/** Decodes the pdf of the server's data; 'reading' at first. Its object URL is revoked on unmount. */
export function usePdf(data: string): ReadPdf | 'reading' | 'unreadable' {
  const [reading, setReading] = useState<Reading | null>(null)

  useEffect(() => {
    let isShown = true
    let blobAddress: string | undefined
    readPdf(data).then(
      (pdf) => {
        if (!isShown) return
        blobAddress = URL.createObjectURL(pdf.blob)
        setReading({ data, pdf: { ...pdf, blobAddress } })
      },
      () => {
        if (isShown) setReading({ data, pdf: 'unreadable' })
      },
    )
    return () => {
      isShown = false
      if (blobAddress !== undefined) URL.revokeObjectURL(blobAddress)
    }
  }, [data])

  return reading?.data === data ? reading.pdf : 'reading'
}

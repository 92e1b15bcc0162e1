import { useEffect, useState } from 'react'
import { readPdf, type Pdf } from './pdf-data'

export type ReadPdf = Pdf & {
  /** Of the Blob, until the pdf is no longer shown. */
  blobAddress: string
}

type Reading = { data: string; pdf: ReadPdf | 'unreadable' }

/** The pdf in the server's data, 'reading' at first; its Blob's address goes when it is not shown. */
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

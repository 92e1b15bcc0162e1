import { useEffect, useState } from 'react'
import { pdfAddress } from './pdf-address'

/** The address of the data; null where it is no pdf, undefined until it is decoded. */
export function usePdfAddress(data: string): string | null | undefined {
  const [made, setMade] = useState<{ from: string; address: string | null }>()
  useEffect(() => {
    let pdf: ReturnType<typeof pdfAddress> = null
    // After the frame is shown: a pdf of several MB takes a moment.
    const timer = setTimeout(() => {
      pdf = pdfAddress(data)
      setMade({ from: data, address: pdf?.address ?? null })
    })
    return () => {
      clearTimeout(timer)
      pdf?.revoke?.()
    }
  }, [data])
  return made?.from === data ? made.address : undefined
}

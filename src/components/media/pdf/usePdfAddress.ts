import { useEffect, useState } from 'react'
import { useTrouble } from '../useTrouble'
import type { PdfTrouble } from './PdfDocument'

export type PdfAddress = ReturnType<typeof usePdfAddress>

/** The address of the data from the server, and why the pdf is not shown, or not all of it; null if nothing says so. */
export function usePdfAddress(data: string) {
  const address = useAddressOf(data)
  // Another language, or Retry, brings another address.
  const [trouble, setTrouble] = useTrouble<PdfTrouble>(address)
  return { address, trouble: address === null ? 'failed' : trouble, setTrouble }
}

/** Null where it is no pdf, undefined until it is decoded. */
function useAddressOf(data: string): string | null | undefined {
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

/** The address of `pdf_data`: `data:` and `blob:` unchanged, an object URL for base64 with any white space, else null. */
export function pdfAddress(data: string) {
  const given = data.trim()
  if (/^(data|blob):/i.test(given)) {
    return { address: given, revoke: undefined }
  }
  const bytes = bytesOf(given.replace(/\s+/g, ''))
  if (!bytes) return null
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  return { address, revoke: () => URL.revokeObjectURL(address) }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null
  try {
    const characters = atob(base64)
    const bytes = new Uint8Array(characters.length)
    // A loop: `Uint8Array.from` takes ten times as long for a pdf of several MB.
    for (let index = 0; index < bytes.length; index += 1)
      bytes[index] = characters.charCodeAt(index)
    return bytes
  } catch {
    return null
  }
}

import timing from '@/config/timing.json'

/** Downloads a file that the app has made. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Revoke late: a browser may still be reading the blob.
  setTimeout(() => URL.revokeObjectURL(link.href), timing.objectUrlRevokedAfter)
}

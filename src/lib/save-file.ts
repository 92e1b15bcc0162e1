import timing from '@/config/timing.json'

/** Puts a file that was made here among the files of this device. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Long enough for every browser to have read it.
  setTimeout(() => URL.revokeObjectURL(link.href), timing.savedFileReleasedAfter)
}

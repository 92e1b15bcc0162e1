/** Whether this device has a share sheet that takes a picture. */
export function canShare(): boolean {
  // Older browsers know neither.
  const { share, canShare: can } = navigator as Partial<Navigator>
  const picture = new File([''], 'page.png', { type: 'image/png' })
  return share !== undefined && (can?.call(navigator, { files: [picture] }) ?? false)
}

/** Opens the share sheet. Who closes it has changed their mind: that is no failure. */
export async function shareFile(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}

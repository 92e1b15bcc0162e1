/**
 * Whether this browser shows a pdf well in a frame of the page. Phones and tablets do not: some show
 * nothing there, others only the first page, and say all the same that they can.
 */
export function canFramePdfs(): boolean {
  return navigator.pdfViewerEnabled && !window.matchMedia('(pointer: coarse)').matches
}

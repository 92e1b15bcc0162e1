/**
 * Whether this browser shows a pdf well in a frame of the page. Phones and tablets do not: some show
 * nothing there, others only the first page, and say all the same that they can. Nor does WebKit: a blob takes
 * our Content-Security-Policy over there, which forbids every frame.
 */
export function canFramePdfs(): boolean {
  const isWebKit = navigator.vendor.startsWith('Apple')
  return navigator.pdfViewerEnabled && !isWebKit && !window.matchMedia('(pointer: coarse)').matches
}

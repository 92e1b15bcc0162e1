/**
 * Whether this browser shows a pdf in a frame. Phones and tablets do not, although `pdfViewerEnabled` may say so: some
 * show nothing, others the first page only. WebKit does not either: there a blob inherits our Content-Security-Policy,
 * which forbids frames.
 */
export function canFramePdfs(): boolean {
  const isWebKit = navigator.vendor.startsWith('Apple')
  return navigator.pdfViewerEnabled && !isWebKit && !window.matchMedia('(pointer: coarse)').matches
}

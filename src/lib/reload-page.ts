/**
 * Reloads the page from the host. Tells the service worker first: in Safari it cannot detect a reload, and would
 * answer from its cache.
 */
export function reloadPage(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('reload')
  window.location.reload()
}

/**
 * Loads the page again, at the same address and with the same history, as the host has it now. The service
 * worker is told: in Safari it cannot see that this is no first visit, and would answer with what it keeps.
 */
export function reloadPage(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('reload')
  window.location.reload()
}

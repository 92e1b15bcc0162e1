/** Loads the page again, at the same address and with the same history. */
export function reloadPage(): void {
  window.location.reload()
}

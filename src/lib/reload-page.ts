/** Reloads the page. A file of its own, because a test cannot reload. */
export function reloadPage(): void {
  window.location.reload()
}

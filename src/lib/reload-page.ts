/** In a file of its own, which tests mock: jsdom cannot reload. */
export function reloadPage(): void {
  window.location.reload()
}

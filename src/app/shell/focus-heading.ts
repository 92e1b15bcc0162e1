/**
 * Gives the focus to a heading, so that readers say where the visitor is; false when there is none to
 * take it: what still loads says so by itself. The app and the landing stand in the same document, one
 * of them hidden.
 */
export function focusHeading(part: '#main' | '#landing'): boolean {
  const heading = document.querySelector<HTMLElement>(`${part} h1:not([role='status'] h1)`)
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The heading of the screen before may still be there, hidden: that one cannot take the focus.
  return document.activeElement === heading
}

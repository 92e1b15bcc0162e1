/**
 * Focuses the heading of the page, so that screen readers announce the screen. False if there is none yet; the heading
 * of a loading state does not count, because its live region is announced by itself.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("#main h1:not([role='status'] h1)")
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The heading of the last screen may still be in the DOM, but hidden; a hidden element cannot be focused.
  return document.activeElement === heading
}

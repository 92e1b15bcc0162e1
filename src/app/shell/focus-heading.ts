/**
 * Gives the focus to the page's heading, so that screen readers say where the visitor is; false when there is
 * none to take it: a screen that is loading says so by itself.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("#main h1:not([role='status'] h1)")
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The heading of the screen before may still be there, hidden: that one cannot take the focus.
  return document.activeElement === heading
}

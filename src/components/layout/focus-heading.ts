/**
 * Focuses the heading of the page, so that screen readers announce the screen. While it loads there is none: the
 * heading of a loading state is announced by itself, so the focus goes to <main> until then.
 */
export function focusHeading(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>("h1:not([role='status'] h1)")
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}

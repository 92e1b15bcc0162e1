const reachable = 'a[href], button, input, select, textarea, iframe, [tabindex="0"]'

/**
 * Wraps Tab from the last tab stop to the first and back: a modal `<dialog>` lets the focus go to the browser's toolbar.
 */
export function keepTabInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

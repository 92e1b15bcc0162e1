const reachable = 'a[href], button, input, select, textarea, iframe, [tabindex="0"]'

/**
 * From the last stop of the Tab key to the first, and back: the browser's own bar, to which a modal
 * dialog lets the key go, is no part of the round.
 */
export function keepTabInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * Elements that do not fit into a viewport of this width, in CSS pixels. Runs in the page. The page
 * must not scroll sideways, and outside of charts no text or control may be cut off.
 */
export function overflowIn(width: number): string[] {
  const describe = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    const name = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`
    return `${name} "${words.slice(0, 40)}" from ${Math.round(left)} to ${Math.round(right)}`
  }
  const isShown = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect()
    return wide > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  /** Elements in a scrollable strip or on a chart may be outside. */
  const mayLeave = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at !== document.documentElement) {
        return true
      }
      if (width >= 768 && at.matches('.react-flow')) return true
    }
    return false
  }
  const outside = (selector: string) =>
    [...document.body.querySelectorAll(selector)].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left < -1 || right > width + 1) && isShown(element) && !mayLeave(element)
    })

  const cut = outside('a, button, input, label, p, li, h1, h2, h3, [role=dialog]').map(
    (element) => `cut off at ${width} px: ${describe(element)}`,
  )
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= width) return cut
  const wide = outside('*')
  const causes = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)))
  return [
    ...cut,
    `scrolls sideways: ${scrollWidth} px in a window of ${width}: ${causes.slice(0, 3).map(describe).join('; ')}`,
  ]
}

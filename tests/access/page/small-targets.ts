/**
 * Controls smaller than a fingertip. Runs in the page. As in WCAG 2.5.5, links in a sentence are
 * exempt, and so are controls drawn by the browser or by Google.
 */
export function smallTargets(minSize: number): string[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const pressed =
    'a[href], button, input:not([type=hidden]), textarea, select, summary, [role=button]'
  const isInSentence = (link: Element) => {
    const block = link.closest('p, li, dd, td')
    const around = block?.textContent?.replace(link.textContent ?? '', '').trim() ?? ''
    return link.matches('a') && getComputedStyle(link).display === 'inline' && around !== ''
  }
  const isGoogles = (control: Element) => (control.textContent ?? '').endsWith(' Google')
  /** The area that reacts to a tap: the control with its labels. */
  const sizeOf = (control: Element) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    // A pseudo-element over a whole row is part of the control.
    const over = getComputedStyle(control, '::after')
    if (over.position === 'absolute' && over.content !== 'none')
      return { width: parseFloat(over.width), height: parseFloat(over.height) }
    const boxes = [control, ...labels].filter(isShown).map((one) => one.getBoundingClientRect())
    const span = (low: 'left' | 'top', high: 'right' | 'bottom') =>
      Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low]))
    return { width: span('left', 'right'), height: span('top', 'bottom') }
  }
  return [...document.querySelectorAll(pressed)]
    .filter((control) => isShown(control) && !isInSentence(control) && !isGoogles(control))
    .flatMap((control) => {
      const { width, height } = sizeOf(control)
      if (width >= minSize - 0.5 && height >= minSize - 0.5) return []
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim()
      return `target of ${Math.round(width)} × ${Math.round(height)} px: ${control.tagName.toLowerCase()} "${name.slice(0, 40)}"`
    })
}

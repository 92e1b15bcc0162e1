const gap = 22
/** From the edge of the window. */
const margin = 16

/**
 * Puts a box into the window beside an element, on the right where it fits, and below what stands above
 * the page's main part: its buttons stay in sight. The arrow stays with the element.
 */
export function placeBeside(box: HTMLElement, anchor: Element): void {
  const { left, right, top, height } = anchor.getBoundingClientRect()
  const middle = top + height / 2
  const leastTop = Math.max(8, anchor.closest('main')?.getBoundingClientRect().top ?? 0) + 8
  box.style.setProperty('--least-top', `${leastTop}px`)

  const { offsetWidth, offsetHeight } = box
  const mostLeft = window.innerWidth - offsetWidth - margin
  const isRight = right + gap <= mostLeft
  const boxLeft = isRight ? right + gap : left - gap - offsetWidth
  const lowest = window.innerHeight - offsetHeight - margin
  const boxTop = Math.max(Math.min(middle - offsetHeight / 2, lowest), leastTop)
  box.dataset['side'] = isRight ? 'right' : 'left'
  box.style.left = `${Math.max(margin, Math.min(boxLeft, mostLeft))}px`
  box.style.top = `${boxTop}px`
  box.style.setProperty('--arrow-top', `${middle - boxTop}px`)
}

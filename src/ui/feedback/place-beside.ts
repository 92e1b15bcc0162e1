const gap = 22
/** From the edge of the window. */
const margin = 16

type Beside = { box: HTMLElement; arrow: HTMLElement; content: HTMLElement }

/**
 * Puts a box into the window beside an element, on the right where it fits, and below what stands above
 * the page's main part: its buttons stay in sight. The arrow stays with the element.
 *
 * The press that opens it waits for this: all is read before anything is written, and what is written
 * is no custom property, which the whole content would inherit, and lays nothing out again that fits.
 */
export function placeBeside(anchor: Element, { box, arrow, content }: Beside): void {
  const { left, right, top, height } = anchor.getBoundingClientRect()
  const leastTop = Math.max(8, anchor.closest('main')?.getBoundingClientRect().top ?? 0) + 8
  const boxWidth = box.offsetWidth
  const frame = box.offsetHeight - content.offsetHeight
  const most = window.innerHeight - leastTop - margin
  const wanted = content.scrollHeight + frame
  const boxHeight = Math.min(wanted, most)

  const middle = top + height / 2
  const mostLeft = window.innerWidth - boxWidth - margin
  const isRight = right + gap <= mostLeft
  const boxLeft = isRight ? right + gap : left - gap - boxWidth
  const lowest = window.innerHeight - boxHeight - margin
  const boxTop = Math.max(Math.min(middle - boxHeight / 2, lowest), leastTop)
  box.dataset['side'] = isRight ? 'right' : 'left'
  box.style.translate = `${Math.max(margin, Math.min(boxLeft, mostLeft))}px ${boxTop}px`
  arrow.style.translate = `0 ${middle - boxTop}px`
  content.style.maxHeight = wanted > most ? `${most - frame}px` : ''
}

/** Takes back what was written: the box lies where its styles put it. */
export function unplace({ box, content }: Omit<Beside, 'arrow'>): void {
  delete box.dataset['side']
  box.style.translate = ''
  content.style.maxHeight = ''
}

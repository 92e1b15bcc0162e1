const gap = 22
/** Distance to the edge of the viewport, in px. */
const margin = 16

type Beside = { box: HTMLElement; arrow: HTMLElement; content: HTMLElement }

/**
 * Places a box beside an element within the viewport, on the right if it fits, and below the header, so that its buttons
 * stay visible. The arrow points at the element.
 *
 * It runs before the frame that shows the box, so it reads all sizes before it writes styles, and writes no custom
 * property, which would restyle the whole content.
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

/** Removes these styles, so that the style sheet places the box. */
export function unplace({ box, content }: Omit<Beside, 'arrow'>): void {
  delete box.dataset['side']
  box.style.translate = ''
  content.style.maxHeight = ''
}

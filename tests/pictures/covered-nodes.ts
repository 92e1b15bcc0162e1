/**
 * Nodes of a chart that something covers, at rest. Runs in the page. Nodes in the viewport count;
 * parts of the chart may cover them, and so may elements docked at the top or bottom, and toasts,
 * which disappear.
 */
export function coveredNodes(): string[] {
  if (document.querySelector('dialog:modal')) return []
  const { innerWidth: width, innerHeight: height } = window
  const wordsOf = (element: Element) => {
    const words = element instanceof HTMLElement ? element.innerText : ''
    return (element.getAttribute('aria-label') ?? words).replace(/\s+/g, ' ').trim().slice(0, 40)
  }

  /** Its center, its corners, and both ends of each line of its label. */
  const pointsOf = (node: Element): [number, number][] => {
    const words = document.createRange()
    words.selectNodeContents(node)
    const lines = [...words.getClientRects()].filter((one) => one.width > 4)
    const { left, top, right, bottom } = node.getBoundingClientRect()
    const inset = 6
    return [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
      ...lines.flatMap((line): [number, number][] => [
        [line.left + 2, (line.top + line.bottom) / 2],
        [line.right - 2, (line.top + line.bottom) / 2],
      ]),
    ]
  }

  const isDocked = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const stays = /sticky|fixed/.test(getComputedStyle(element).position)
    return stays && (top <= 1 || bottom >= height - 1)
  }

  /** The text of the element that covers a node at a point. */
  const coverAt = (node: Element, x: number, y: number): string | null => {
    const top = document.elementFromPoint(x, y)
    if (!top || top.contains(node) || top.closest('.react-flow, .MuiSnackbar-root')) return null
    let words = ''
    for (let at: Element | null = top; at && !at.contains(node); at = at.parentElement) {
      if (isDocked(at)) return null
      words ||= wordsOf(at)
    }
    return words || top.tagName.toLowerCase()
  }

  return [...document.querySelectorAll('.react-flow button')].flatMap((node) => {
    const cover = pointsOf(node)
      .filter(([x, y]) => x > 0 && y > 0 && x < width && y < height)
      .map(([x, y]) => coverAt(node, x, y))
      .find((one) => one !== null)
    return cover ? [`"${cover}" lies over "${wordsOf(node)}"`] : []
  })
}

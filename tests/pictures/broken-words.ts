/**
 * Texts that cannot be read: clipped by a container, outside their button, or below another text.
 * Runs in the page.
 */
export function brokenWords(): string[] {
  type Line = { words: string; holder: Element; box: DOMRect }

  const isReadable = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const upwards = (element: Element) => {
    const found: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) found.push(at)
    return found
  }
  const isHidden = (path: readonly Element[]) =>
    path.some((one) => !isReadable(one) && getComputedStyle(one).display !== 'contents')

  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!holder || words === '' || holder.closest('script, style, noscript')) continue
    if (isHidden(upwards(holder))) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ words, holder, box })
  }

  const sideways = ({ left, right }: DOMRect, inside: DOMRect) =>
    left < inside.left - 1.5 || right > inside.right + 1.5
  const isCut = ({ holder, box }: Line) => {
    for (const element of upwards(holder)) {
      const { overflowX, overflowY } = getComputedStyle(element)
      // Scrolled and moved content can be brought into view.
      if (/auto|scroll/.test(overflowX + overflowY) || element.matches('.react-flow')) return false
      const around = element.getBoundingClientRect()
      if (/hidden|clip/.test(overflowX) && sideways(box, around)) return true
      if (/hidden|clip/.test(overflowY) && box.bottom > around.bottom + 4) return true
    }
    return false
  }
  const isOutsideControl = ({ holder, box }: Line) => {
    const control = holder.closest('button, a, [role=button]')
    return (
      control !== null && !control.matches('p a') && sideways(box, control.getBoundingClientRect())
    )
  }
  /** Whether both are visible where they overlap, with no panel above them. */
  const meet = (one: Line, other: Line) => {
    const left = Math.max(one.box.left, other.box.left)
    const right = Math.min(one.box.right, other.box.right)
    const top = Math.max(one.box.top, other.box.top)
    const bottom = Math.min(one.box.bottom, other.box.bottom)
    const least = Math.min(one.box.height, other.box.height) * 0.3
    if (right - left < 3 || bottom - top < least) return false
    const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    const places = [one, other].map(({ holder }) => pile.indexOf(holder))
    const [upper = -1, lower = -1] = places.sort((first, second) => first - second)
    const below = pile[lower]
    if (upper < 0 || !below) return false
    const isPanel = (element: Element) =>
      !element.contains(below) &&
      !/^rgba\(.*, 0(\.\d+)?\)$/.test(getComputedStyle(element).backgroundColor)
    return !pile.slice(upper, lower).some(isPanel)
  }

  const name = ({ words }: Line) => `"${words.slice(0, 40)}"`
  const overlapping = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.holder !== one.holder && meet(one, other))
      .map((other) => `words overlap: ${name(one)} and ${name(other)}`),
  )
  return [
    ...lines.filter(isCut).map((line) => `words are cut: ${name(line)}`),
    ...lines.filter(isOutsideControl).map((line) => `words leave their button: ${name(line)}`),
    ...new Set(overlapping),
  ]
}

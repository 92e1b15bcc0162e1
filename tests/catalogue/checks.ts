// These functions run in the page and return what they find.

/** What does not fit: the page must not scroll sideways, nor may a text or control stand outside. */
export function overflow(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement
  /** What scrolls, or moves as a chart does, can be brought into view. */
  const canMove = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      element.matches('.react-flow') ||
      canMove(element.parentElement))
  const outside = [
    ...document.querySelectorAll('a, button, input, label, p, li, h1, h2, h3, [role=dialog]'),
  ].filter((element) => {
    const box = element.getBoundingClientRect()
    const isThere = box.width > 1 && element.checkVisibility({ visibilityProperty: true })
    return isThere && (box.left < -1 || box.right > width + 1) && !canMove(element)
  })
  return [
    ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide in ${width} px`] : []),
    ...outside.map((one) => `outside: ${one.tagName} "${one.textContent.trim().slice(0, 40)}"`),
  ]
}

/** Controls smaller than a fingertip. Links in a sentence may be, and Google's button. */
export function smallTargets(): string[] {
  const sizeOf = (control: Element) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const boxes = [control, ...labels].map((one) => one.getBoundingClientRect())
    // A pseudo-element over a whole card is part of its link.
    const over = getComputedStyle(control, '::after')
    const isOver = over.position === 'absolute' && over.content !== 'none'
    const size = (side: 'width' | 'height') =>
      Math.max(...boxes.map((box) => box[side]), isOver ? Number.parseFloat(over[side]) : 0)
    return { width: size('width'), height: size('height') }
  }
  const isInSentence = (control: Element) =>
    control.matches('p a, li a') && getComputedStyle(control).display === 'inline'
  return [...document.querySelectorAll('a[href], button, input, textarea, select')]
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isThere = width > 0 && height > 0 && control.checkVisibility({ opacityProperty: false })
      return isThere && !isInSentence(control) && !control.textContent.endsWith('Google')
    })
    .flatMap((control) => {
      const { width, height } = sizeOf(control)
      if (width >= 43.5 && height >= 43.5) return []
      const name = control.getAttribute('aria-label') ?? control.textContent
      return `${Math.round(width)} x ${Math.round(height)} px: ${control.tagName} "${name.trim()}"`
    })
}

/** Locked buttons without a reason; a busy one says what it does: "Saving…". */
export function closedWithoutReason(): string[] {
  return [...document.querySelectorAll('button:disabled, button[aria-disabled=true]')]
    .filter((button) => {
      const ids = (button.getAttribute('aria-describedby') ?? '').split(' ')
      const reasons = ids.map((id) => document.getElementById(id)?.textContent ?? '')
      return button.checkVisibility() && !button.textContent.includes('…') && !reasons.join('')
    })
    .map((button) => button.textContent)
}

/** Words that nobody can read, since they are cut off by what they stand in. */
export function cutWords(): string[] {
  type Line = { words: string; parent: Element; box: DOMRect }
  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!parent || words === '' || !parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) lines.push({ words, parent, box })
  }
  const isCut = ({ parent, box }: Line) => {
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY, webkitLineClamp, clipPath, contain } = getComputedStyle(around)
      const { width, left, right, bottom } = around.getBoundingClientRect()
      // Words for screen readers only are cut away whole, also in a chart that is enlarged.
      if (width <= 1 || clipPath === 'inset(50%)') return false
      // What scrolls or moves can be brought into view.
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      // A name that is too long for its node ends in dots.
      if (around.matches('.react-flow') || webkitLineClamp !== 'none') return false
      if (/hidden|clip/.test(overflowX) && (box.left < left - 2 || box.right > right + 2))
        return true
      // A card of skills beside the one in view gets its whole height once it is there.
      const hasHeight = contain !== 'size'
      if (hasHeight && /hidden|clip/.test(overflowY) && box.bottom > bottom + 4) return true
    }
    return false
  }
  return lines.filter(isCut).map(({ words }) => `cut off: "${words.slice(0, 40)}"`)
}

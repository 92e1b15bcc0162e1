/** Facts that cannot be read from the page. */
export type PageFacts = {
  /** `chart`: a chart, or the list that replaces it. */
  kind: 'chart' | 'lesson' | 'page'
  /** The name of the group of a quiz's answers. */
  answers: string
}

export type SeenText = {
  words: string
  is: 'heading' | 'button' | 'text'
  /** In a list or a table. */
  isInRow: boolean
  /** Its card, and the group of cards to which that belongs; null for controls. */
  card: { id: number; among: number } | null
}

export type Crowding = {
  /** Primary (light-blue) buttons, by name; a locked one is grey and dashed. */
  primary: string[]
  /**
   * Controls, each once, by name. Not counted are options (radio buttons, checkboxes, stars, toggle
   * buttons, quiz answers), the nodes of a chart and the rows of its list, the controls of a video
   * or a pdf, which the browser draws where it can, and the cross of a toast, which disappears.
   */
  pressable: string[]
  /** Elements of `main` before the content; none in a dialog. */
  before: string[]
  /**
   * The share of the content, from 0 to 1.
   * - A chart: the visible part of its area, without cards above it, of the viewport's area.
   * - A lesson: from its main heading down. Any other page: from below its header, which is the
   * main heading with the paragraphs and reading controls after it. A loading, empty or error view:
   * everything. Each to the bottom of the viewport or to a docked bar, of the viewport's height.
   * - A dialog or sheet: from its first text to the last text, option or page, of its own height.
   */
  share: number
  isChart: boolean
  /** Every visible text, except labels of chart nodes, list rows and options. */
  texts: SeenText[]
}

/**
 * How crowded a screen is. Runs in the page, at rest. Partly visible elements count; those below a
 * docked bar and the content of frames do not. With an open dialog or sheet only its content
 * counts.
 */
export function crowdingOf({ kind, answers }: PageFacts): Crowding {
  type Box = { left: number; top: number; right: number; bottom: number }
  type Text = { words: string; holder: Element; box: Box }

  const { innerWidth: width, innerHeight: height } = window
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ]
  const dialog = all('dialog:modal').at(-1)
  const scope = dialog ?? document.body
  const main = all('main').find((one) => one.checkVisibility())

  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const hasSize = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1

  // Bars docked at the top or bottom, as wide as the viewport.
  const bars = all('*').filter((element) => {
    if (!/sticky|fixed/.test(getComputedStyle(element).position) || element === dialog) return false
    const box = element.getBoundingClientRect()
    const isDocked = box.top <= 1 || box.bottom >= height - 1
    return isDocked && box.width >= width * 0.9 && hasSize(box) && box.height < height * 0.6
  })
  const edges = { left: 0, top: 0, right: width, bottom: height }
  for (const bar of dialog ? [] : bars) {
    const { top, bottom } = bar.getBoundingClientRect()
    if (top <= 1) edges.top = Math.max(edges.top, bottom)
    else edges.bottom = Math.min(edges.bottom, top)
  }

  /** The part of an element's box in the viewport, or null. */
  const seen = (element: Element, box: Box): Box | null => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null
    const isInBar = bars.some((bar) => bar.contains(element))
    let part = meet(box, isInBar ? { ...edges, top: 0, bottom: height } : edges)
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(at)
      if (display === 'contents') continue
      if (clipPath.startsWith('inset(50%')) return null
      const clips = overflowX !== 'visible' || overflowY !== 'visible'
      if (clips && display !== 'inline') part = meet(part, at.getBoundingClientRect())
    }
    return hasSize(part) ? part : null
  }
  const isSeen = (element: Element) => seen(element, element.getBoundingClientRect()) !== null

  /** The element in whose box a line of text starts and ends. */
  const blockOf = (element: Element): Element => {
    let at = element
    while (at.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display)) {
      at = at.parentElement
    }
    return at
  }
  const alphaOf = (colour: string) => Number(/^rgba\(.*[,/] ?([\d.]+)\)$/.exec(colour)?.[1] ?? '1')
  const textsIn = (root: Element): Text[] => {
    const found: Text[] = []
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const words = node.textContent?.replace(/\s+/g, ' ') ?? ''
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript')) continue
      const holder = blockOf(parent)
      const last = found.at(-1)
      if (words.trim() === '') {
        if (last?.holder === holder) last.words += ' '
        continue
      }
      // The invisible text layer over a drawn pdf page.
      if (alphaOf(getComputedStyle(parent).color) === 0) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = seen(parent, range.getBoundingClientRect())
      if (!box) continue
      if (last?.holder === holder) {
        last.words += words
        last.box = { ...last.box, bottom: Math.max(last.box.bottom, box.bottom) }
      } else found.push({ words, holder, box })
    }
    return found
  }

  const isOneOf = (control: Element) =>
    control.matches('input:is([type=radio], [type=checkbox]), [role=radio], [role=checkbox]') ||
    (control.matches('[aria-pressed]') &&
      all('[aria-pressed]', control.closest('[role=group]') ?? control).length > 1) ||
    (control.matches(':not([data-unspoken])') &&
      control.closest('[role=group]')?.getAttribute('aria-label') === answers)
  const isOption = (element: Element) => {
    const control = element.closest('button, label')
    return control !== null && [control, ...all('input', control)].some(isOneOf)
  }
  const isNode = (element: Element) =>
    element.closest('.react-flow') !== null ||
    (kind === 'chart' &&
      !dialog &&
      element.closest('main :is(li, section:has(li, [aria-expanded]))') !== null)

  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=switch]'
  const pressed = all(controls, scope).filter(
    (one) => !one.parentElement?.closest(controls) && isSeen(one),
  )
  const pressable = pressed.filter(
    (one) =>
      !isOneOf(one) &&
      !isNode(one) &&
      !one.closest('.MuiSnackbar-root') &&
      !one.closest('[role=group]:has(+ * canvas)'),
  )
  const nameOf = (element: Element) =>
    [element.getAttribute('aria-label'), element.textContent, element.id]
      .map((name) => name?.replace(/\s+/g, ' ').trim())
      .find((name) => name) ?? element.tagName.toLowerCase()

  const texts = textsIn(scope)
  const elements = all('*')
  const cardOf = (holder: Element): SeenText['card'] => {
    const card = holder.closest<HTMLElement>('section, article')
    if (!card?.parentElement || holder.closest(controls)) return null
    return { id: elements.indexOf(card), among: elements.indexOf(card.parentElement) }
  }

  const isOpaque = (element: Element) => {
    const { backgroundColor, opacity } = getComputedStyle(element)
    return alphaOf(backgroundColor) * Number(opacity) > 0.9
  }

  /** The area in which this element is visible, also below elements without a background. */
  const areaOf = (element: Element): number => {
    const step = 10
    let hits = 0
    let points = 0
    for (let y = step / 2; y < height; y += step) {
      for (let x = step / 2; x < width; x += step) {
        const pile = document.elementsFromPoint(x, y)
        const at = pile.findIndex((one) => element.contains(one))
        points += 1
        if (at >= 0 && !pile.slice(0, at).some(isOpaque)) hits += 1
      }
    }
    return hits / points
  }

  const dialogShare = (layer: Element): number => {
    const paper = [layer, ...all('*', layer)].find((one) => isOpaque(one) && isSeen(one)) ?? layer
    const box = meet(paper.getBoundingClientRect(), edges)
    // The cross in the corner is an icon, not an option.
    const choices = pressed.filter(
      (one) => one.matches('input, select, textarea') || one.textContent?.trim(),
    )
    const parts = [
      ...texts.map((one) => one.box),
      ...choices.map((one) => one.getBoundingClientRect()),
      ...all('canvas, iframe', layer).map((one) => one.getBoundingClientRect()),
    ].map((one) => meet(one, box))
    const top = Math.min(...parts.map((one) => one.top))
    const bottom = Math.max(...parts.map((one) => one.bottom))
    return Math.max(0, bottom - top) / (box.bottom - box.top)
  }

  /** Where the content starts: at an element or after one, and its position. */
  type Start = { element: Element; top: number; isAfter: boolean }
  const startOf = (within: Element): Start => {
    const starts = (element: Element): Start => {
      return { element, top: element.getBoundingClientRect().top, isAfter: false }
    }
    const isView = (one: Element) =>
      one.matches(':has(h1, h2)') && getComputedStyle(one).textAlign === 'center'
    const view =
      all('[data-decoration] + *', within).find(isView) ?? all('[role=status]:has(h1)', within)[0]
    if (view) return starts(view.parentElement ?? view)
    const heading = all('h1', within).find(isSeen)
    if (!heading) return starts(within)
    if (kind === 'lesson') return starts(heading)
    const head: Element[] = [heading]
    for (let at = heading.nextElementSibling; at?.matches('p'); at = at.nextElementSibling) {
      head.push(at)
    }
    const name = `: ${nameOf(heading)}`
    head.push(
      ...all('button', within).filter((one) => one.getAttribute('aria-label')?.endsWith(name)),
    )
    const last = head.reduce((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? other : one,
    )
    const top = Math.max(...head.map((one) => one.getBoundingClientRect().bottom))
    return { element: last, top, isAfter: true }
  }

  const chart = dialog ? undefined : all('.react-flow').find(isSeen)
  const start: Start | undefined =
    !main || dialog ? undefined : chart ? { element: chart, top: 0, isAfter: false } : startOf(main)
  const isBefore = (holder: Element) => {
    if (!main?.contains(holder) || !start) return false
    const place = start.element.compareDocumentPosition(holder)
    if (place & Node.DOCUMENT_POSITION_CONTAINED_BY || holder === start.element)
      return start.isAfter
    return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  }
  const share = dialog
    ? dialogShare(dialog)
    : chart
      ? areaOf(chart)
      : Math.max(0, edges.bottom - Math.max(start?.top ?? 0, edges.top)) / height

  return {
    primary: pressed
      .filter((one) => one.matches('.MuiButton-primary:not([data-state=locked])'))
      .map(nameOf),
    pressable: pressable.map(nameOf),
    before: texts.filter((one) => isBefore(one.holder)).map(({ words }) => words),
    share,
    isChart: chart !== undefined,
    texts: texts
      .filter(({ holder }) => !isNode(holder) && !isOption(holder))
      .map(({ words, holder }) => ({
        words: words.trim(),
        is: holder.closest('h1, h2') ? 'heading' : holder.closest(controls) ? 'button' : 'text',
        isInRow: holder.closest('li, tr, [role=row]') !== null,
        card: cardOf(holder),
      })),
  }
}

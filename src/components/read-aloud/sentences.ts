/** A sentence on the page. */
export type Sentence = { text: string; range: Range }

/** Bars, what is not seen, and what is marked: the picture and the controls of a video. */
const unread =
  'nav, footer, svg, script, style, [hidden], [aria-hidden=true], [role=progressbar], [data-unread]'
/** Buttons and links are read where they are options. */
const options = '[role=group], fieldset, li'

function isRead(element: Element): boolean {
  if (element.matches(unread)) return false
  if (element.matches('a, button') && !element.closest(options)) return false
  const { display, visibility, clipPath } = getComputedStyle(element)
  // Text for screen readers alone is clipped.
  return display !== 'none' && visibility !== 'hidden' && !clipPath.startsWith('inset(50%')
}

/** The nearest element that begins a new line. */
function blockOf(node: Text): Element | null | undefined {
  let element = node.parentElement
  while (element && /^(inline|contents)$/.test(getComputedStyle(element).display)) {
    element = element.parentElement
  }
  return element
}

/** `en` of `EN-US`: case says nothing in a tag. */
const languageOf = (node: Text) =>
  (node.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '').toLowerCase().split('-')[0]

/** The text nodes of each block from the first heading on, in document order. */
function blocksOf(content: Element, language: string): Text[][] {
  const walker = document.createTreeWalker(
    content,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && !isRead(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  )
  const heading = content.querySelector('h1, h2')
  const blocks = new Map<unknown, Text[]>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || languageOf(node) !== language) continue
    const isAbove =
      heading && node.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING
    if (isAbove) continue
    const block = blockOf(node)
    blocks.set(block, [...(blocks.get(block) ?? []), node])
  }
  return [...blocks.values()]
}

/** The sentences of a text; the text itself in browsers that cannot tell. */
function segmentsOf(text: string, language: string): { segment: string; index: number }[] {
  if (!('Segmenter' in Intl)) return [{ segment: text, index: 0 }]
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
}

function sentencesOfBlock(nodes: readonly Text[], language: string): Sentence[] {
  let text = ''
  const pieces = nodes.map((node) => {
    const start = text.length
    // A line break in the source would end a sentence.
    text += node.data.replaceAll(/\s/g, ' ')
    return { node, start, end: text.length }
  })
  return segmentsOf(text, language).flatMap(({ segment, index }) => {
    if (!/[\p{L}\p{N}]/u.test(segment)) return []
    const from = index + segment.search(/\S/)
    const to = index + segment.trimEnd().length
    const first = pieces.find(({ end }) => end > from)
    const last = pieces.findLast(({ start }) => start < to)
    if (!first || !last) return []
    const range = document.createRange()
    range.setStart(first.node, Math.max(0, from - first.start))
    range.setEnd(last.node, Math.min(last.node.length, to - last.start))
    return [{ text: segment.trim().replaceAll(/ +/g, ' '), range }]
  })
}

/** The sentences of an element in one language as they stand, from its first heading on. */
export function sentencesOf(content: Element, language: string): Sentence[] {
  return blocksOf(content, language).flatMap((nodes) => sentencesOfBlock(nodes, language))
}

import { sentencesOf } from './sentences'

/** A sentence on the page. */
export type Sentence = {
  text: string
  /** The language of the text, from its `lang` attribute. */
  lang: string
  range: Range
}

/** Not read aloud: pictures, text for screen readers only, and Listen buttons. */
const unspoken = '[aria-hidden=true], [hidden], [data-unspoken], script, style, svg'

type Piece = { node: Text; start: number }
type Run = { text: string; pieces: Piece[]; lang: string }

const isShown = (element: Element) => {
  const { display, visibility } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden' && !element.matches(unspoken)
}

const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display)

/** Marks the elements whose lines form one text, as in the text layer of a pdf. */
const linesOf = (node: Node) => node.parentElement?.closest('[data-lines]')

/** The nearest block element. */
function blockOf(node: Node): Element | null {
  const lines = linesOf(node)
  if (lines) return node.parentElement?.closest('[data-together], [data-lines]') ?? lines
  let element = node.parentElement
  while (element && isInline(element)) element = element.parentElement
  return element
}

const langOf = (node: Node) =>
  node.parentElement?.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang

function runsOf(root: Element): Run[] {
  const runs: Run[] = []
  // A skipped element is skipped with its descendants.
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && !isShown(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  )
  let block: Element | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const [ownBlock, lang] = [blockOf(node), langOf(node)]
    let run = runs.at(-1)
    if (!run || ownBlock !== block || lang !== run.lang) {
      run = { text: '', pieces: [], lang }
      runs.push(run)
      block = ownBlock
    }
    if (run.text !== '' && linesOf(node)) run.text += ' '
    run.pieces.push({ node, start: run.text.length })
    run.text += node.data
  }
  return runs
}

/** The DOM position of a character of a run. */
function placeOf({ pieces }: Run, offset: number, isEnd: boolean): [Text, number] | undefined {
  const piece = pieces.findLast(({ start }) => (isEnd ? start < offset : start <= offset))
  return piece && [piece.node, offset - piece.start]
}

/** The visible sentences of an element, in document order. */
export function spokenText(root: Element): Sentence[] {
  return runsOf(root).flatMap((run) =>
    sentencesOf(run.text).flatMap(({ start, end }) => {
      const [from, to] = [placeOf(run, start, false), placeOf(run, end, true)]
      if (!from || !to) return []
      const range = document.createRange()
      range.setStart(...from)
      range.setEnd(...to)
      const text = run.text.slice(start, end).replaceAll(/\s+/g, ' ')
      return [{ text, lang: run.lang, range }]
    }),
  )
}

import type { Localized } from '@/mock-backend/curriculum/texts'
import type { Element, Pages } from './pages'
import { contentWidth, ink, line, page, styles } from './style'

const indent = 26
const between = 6
const boxSize = 16
const boxName: Localized = { en: 'Box to check', es: 'Casilla para marcar' }
const lineName: Localized = { en: 'Line to write on', es: 'Línea para escribir' }
/** Room for a hand to write. */
const lineHeight = 30

/**
 * The room that each item needs on its page: the last but one takes the last along, so that no item stands alone on
 * the next page.
 */
function roomsOf(heights: readonly number[]): number[] {
  const takesAlong = (place: number) => heights.length > 2 && place === heights.length - 2
  return heights.map((height, place) =>
    takesAlong(place) ? height + between + (heights[place + 1] ?? 0) : height,
  )
}

/** Items below each other, each with a mark before it. An item is never torn by the end of a page. */
function writeItems(
  pages: Pages,
  parent: Element,
  items: readonly Localized[],
  mark: (item: Element, place: number) => void,
): void {
  const list = pages.element('L', parent)
  const at = { x: page.margin + indent, width: contentWidth - indent }
  const texts = items.map((words) => words[pages.language])
  const heights = texts.map((text) => pages.heightOf(text, styles.body, at.width))
  const rooms = roomsOf(heights)
  for (const [place, text] of texts.entries()) {
    pages.need(rooms[place] ?? 0)
    const item = pages.element('LI', list)
    mark(item, place)
    pages.write(text, styles.body, pages.element('LBody', item), at)
    pages.y += (heights[place] ?? 0) + between
  }
}

function writeMarks(
  pages: Pages,
  parent: Element,
  items: readonly Localized[],
  markOf: (place: number) => string,
): void {
  writeItems(pages, parent, items, (item, place) => {
    const at = { x: page.margin, width: indent }
    pages.write(markOf(place), styles.body, pages.element('Lbl', item), at)
  })
}

export function writeList(pages: Pages, parent: Element, items: readonly Localized[]): void {
  writeMarks(pages, parent, items, () => '•')
}

export function writeSteps(pages: Pages, parent: Element, items: readonly Localized[]): void {
  writeMarks(pages, parent, items, (place) => `${place + 1}.`)
}

export function writeTicks(pages: Pages, parent: Element, items: readonly Localized[]): void {
  writeItems(pages, parent, items, (item) => {
    const box = pages.element('Lbl', item, { alt: boxName[pages.language] })
    pages.draw(box, (doc) =>
      doc
        .lineWidth(1.5)
        .roundedRect(page.margin + 1, pages.y + 1, boxSize, boxSize, 3)
        .stroke(ink),
    )
  })
}

/** A label and a line: beside it where the label is short, else below it. */
export function writeLines(pages: Pages, parent: Element, items: readonly Localized[]): void {
  const list = pages.element('L', parent)
  const labels = items.map((words) => labelOf(pages, words[pages.language]))
  const rooms = roomsOf(labels.map(({ height }) => height))
  for (const [place, { text, labelWidth, isBeside, labelHeight, height }] of labels.entries()) {
    pages.need(rooms[place] ?? 0)
    if (isBeside) pages.y += lineHeight - labelHeight
    const item = pages.element('LI', list)
    const at = { x: page.margin, width: contentWidth }
    pages.write(text, styles.body, pages.element('Lbl', item), at)
    pages.y += isBeside ? labelHeight : height
    const body = pages.element('LBody', item, { alt: lineName[pages.language] })
    const [from, to] = [page.margin + (isBeside ? labelWidth : 0), page.margin + contentWidth]
    pages.draw(body, (doc) =>
      doc
        .lineWidth(1)
        .moveTo(from, pages.y - 4)
        .lineTo(to, pages.y - 4)
        .stroke(line),
    )
    pages.y += between
  }
}

function labelOf(pages: Pages, text: string) {
  const labelWidth = pages.widthOf(text, styles.body) + 8
  const isBeside = labelWidth < contentWidth * 0.45
  const labelHeight = pages.heightOf(text, styles.body)
  return {
    text,
    labelWidth,
    isBeside,
    labelHeight,
    height: isBeside ? lineHeight : labelHeight + lineHeight,
  }
}

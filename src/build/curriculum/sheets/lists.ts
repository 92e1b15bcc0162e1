import type { Localized } from '@/mock-backend/curriculum/texts'
import type { Element, Pages } from './pages'
import { contentWidth, ink, line, page, styles } from './style'

const indent = 26
const between = 6
const boxSize = 16
const boxName: Localized = { en: 'Box to tick', es: 'Casilla para marcar' }
const lineName: Localized = { en: 'Line to write on', es: 'Línea para escribir' }
/** Room for a hand to write. */
const lineHeight = 30

/** Items below each other, each with a mark before it. An item is never torn by the end of a page. */
function writeItems(
  pages: Pages,
  parent: Element,
  items: readonly Localized[],
  mark: (item: Element, place: number) => void,
): void {
  const list = pages.element('L', parent)
  const at = { x: page.margin + indent, width: contentWidth - indent }
  for (const [place, words] of items.entries()) {
    const text = words[pages.language]
    const height = pages.heightOf(text, styles.body, at.width)
    pages.need(height)
    const item = pages.element('LI', list)
    mark(item, place)
    pages.write(text, styles.body, pages.element('LBody', item), at)
    pages.y += height + between
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
  for (const words of items) {
    const text = words[pages.language]
    const labelWidth = pages.widthOf(text, styles.body) + 8
    const isBeside = labelWidth < contentWidth * 0.45
    const labelHeight = pages.heightOf(text, styles.body)
    const height = isBeside ? lineHeight : labelHeight + lineHeight
    pages.need(height)
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

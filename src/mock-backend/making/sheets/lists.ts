import type { Localized } from '../../curriculum/texts'
import type { Element, Pages } from './pages'
import { contentWidth, ink, line, page, styles } from './style'

const indent = 26
const between = 6
const boxSize = 16
const boxName: Localized = { en: 'Box to check', es: 'Casilla para marcar' }
const lineName: Localized = { en: 'Line to write on', es: 'Línea para escribir' }
/** High enough to write by hand. */
const lineHeight = 30

/**
 * The space that each item needs on its page, so that neither the first nor the last one is alone
 * on a page.
 */
function spacesOf(heights: readonly number[]): number[] {
  const spaces = [...heights]
  for (let place = heights.length - 2; place >= 0; place -= 1)
    if (place === 0 || place === heights.length - 2)
      spaces[place] = (heights[place] ?? 0) + between + (spaces[place + 1] ?? 0)
  return spaces
}

/** The space that a list needs to start on a page. */
export function spaceForList(pages: Pages, items: readonly Localized[]): number {
  return spacesOf(items.map((words) => heightOfItem(pages, words)))[0] ?? 0
}

/** The space that lines to write on need to start on a page. */
export function spaceForLines(pages: Pages, items: readonly Localized[]): number {
  return spacesOf(items.map((words) => labelOf(pages, words).height))[0] ?? 0
}

const itemWidth = contentWidth - indent

function heightOfItem(pages: Pages, words: Localized): number {
  return pages.heightOf(words[pages.language], styles.body, itemWidth)
}

/** Items below each other, each after its mark. A page break never splits an item. */
function writeItems(
  pages: Pages,
  parent: Element,
  items: readonly Localized[],
  mark: (item: Element, place: number) => void,
): void {
  const list = pages.element('L', parent)
  const at = { x: page.margin + indent, width: itemWidth }
  const heights = items.map((words) => heightOfItem(pages, words))
  const spaces = spacesOf(heights)
  for (const [place, words] of items.entries()) {
    pages.need(spaces[place] ?? 0)
    const item = pages.element('LI', list)
    mark(item, place)
    pages.write(words[pages.language], styles.body, pages.element('LBody', item), at)
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

/** A label and a line: beside it if the label is short, else below it. */
export function writeLines(pages: Pages, parent: Element, items: readonly Localized[]): void {
  const list = pages.element('L', parent)
  const labels = items.map((words) => labelOf(pages, words))
  const spaces = spacesOf(labels.map(({ height }) => height))
  for (const [place, { text, labelWidth, isBeside, labelHeight, height }] of labels.entries()) {
    pages.need(spaces[place] ?? 0)
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

function labelOf(pages: Pages, words: Localized) {
  const text = words[pages.language]
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

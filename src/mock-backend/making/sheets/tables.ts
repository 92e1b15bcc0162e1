import type { Table } from '../../curriculum/sheet-schema'
import type { Localized } from '../../curriculum/texts'
import { columnWidths } from './columns'
import type { Element, Pages } from './pages'
import { contentWidth, line, page, pale, styles, type TextStyle } from './style'

const padding = 6
/** High enough to write by hand. */
const emptyHeight = 34
const smallestSize = 12

/** The texts of a row; a missing cell is empty, to write in. */
type Row = readonly Localized[]
type Look = { widths: readonly number[]; head: TextStyle; cell: TextStyle }

/** Writes a table. A page break splits no row, and the head is repeated on the next page. */
export function writeTable(pages: Pages, parent: Element, table: Table): void {
  const look = lookOf(pages, table)
  const element = pages.element('Table', parent)
  const emptyRows = Array.from({ length: table.emptyRows }, (): Row => [])
  const rows = [...table.rows, ...emptyRows]
  pages.need(
    heightOf(pages, look, table.head, 'head') + heightOf(pages, look, rows[0] ?? [], 'cell'),
  )
  writeRow(pages, look, table.head, 'head', pages.element('THead', element))
  const body = pages.element('TBody', element)
  for (const row of rows) {
    if (pages.need(heightOf(pages, look, row, 'cell')))
      writeRow(pages, look, table.head, 'head', null)
    writeRow(pages, look, row, 'cell', body)
  }
  pages.y += padding
}

/** Writes one row; without a parent, screen readers skip it. */
function writeRow(
  pages: Pages,
  look: Look,
  row: Row,
  kind: 'head' | 'cell',
  parent: Element | null,
): void {
  const height = heightOf(pages, look, row, kind)
  drawGrid(pages, look.widths, height, kind === 'head')
  const element = parent && pages.element('TR', parent)
  pages.y += padding
  let x = page.margin
  for (const [index, width] of look.widths.entries()) {
    const words = row[index]?.[pages.language] ?? ''
    const at = { x: x + padding, width: width - 2 * padding }
    if (!element) pages.writeAside(words, look[kind], at)
    else {
      const cell = pages.element(kind === 'head' ? 'TH' : 'TD', element, cellOptions(kind))
      if (words !== '') pages.write(words, look[kind], cell, at)
    }
    x += width
  }
  pages.y += height - padding
}

function cellOptions(kind: 'head' | 'cell') {
  return kind === 'head' ? { scope: 'Column' } : {}
}

function drawGrid(pages: Pages, widths: readonly number[], height: number, isHead: boolean): void {
  pages.decorate((doc) => {
    if (isHead) doc.rect(page.margin, pages.y, contentWidth, height).fill(pale)
    doc.lineWidth(1).strokeColor(line)
    let x = page.margin
    for (const width of widths) {
      doc.rect(x, pages.y, width, height).stroke()
      x += width
    }
  })
}

function heightOf(pages: Pages, look: Look, row: Row, kind: 'head' | 'cell'): number {
  const heights = look.widths.map((width, index) => {
    const words = row[index]?.[pages.language]
    if (words === undefined) return emptyHeight
    return pages.heightOf(words, look[kind], width - 2 * padding) + 2 * padding
  })
  return Math.max(...heights)
}

/** The widths of the columns, at the largest font size at which the longest words fit. */
function lookOf(pages: Pages, { head, rows }: Table): Look {
  for (let size = styles.cell.size; size >= smallestSize; size -= 1) {
    const look = { head: { ...styles.head, size }, cell: { ...styles.cell, size } }
    const columns = head.map((name, index) => {
      const names = [measure(pages, name, look.head)]
      const cells = rows.flatMap((row) => row[index] ?? [])
      const all = [...names, ...cells.map((words) => measure(pages, words, look.cell))]
      return {
        word: Math.max(...all.map(({ word }) => word)),
        text: Math.max(...all.map(({ text }) => text)),
      }
    })
    const widths = columnWidths(columns, contentWidth)
    if (widths) return { ...look, widths }
  }
  const names = head.map((name) => name[pages.language]).join(' | ')
  throw new Error(`The words of this table are too long for a phone: ${names}`)
}

function measure(pages: Pages, words: Localized, style: TextStyle) {
  const text = words[pages.language]
  const space = 2 * padding + 1
  const word = Math.max(...text.split(' ').map((one) => pages.widthOf(one, style)))
  return { word: word + space, text: pages.widthOf(text, style) + space }
}

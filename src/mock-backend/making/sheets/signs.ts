import type { Signs } from '../../curriculum/sheet-schema'
import { drawings } from './drawings'
import type { Element, Pages } from './pages'
import { contentWidth, ink, page, styles } from './style'

/** Drawings are made in a square of this many units, and scaled to `size` points. */
const units = 48
const size = 46
const column = 62
const between = 8

/** Drawings below each other, each with its text beside it. A page break splits none. */
export function writeSigns(pages: Pages, parent: Element, signs: Signs): void {
  const list = pages.element('L', parent)
  const at = { x: page.margin + column, width: contentWidth - column }
  for (const { sign, text } of signs) {
    const draw = drawings[sign]
    if (!draw) throw new Error(`No drawing is called ${sign}`)
    const words = text[pages.language]
    const textHeight = pages.heightOf(words, styles.body, at.width)
    const height = Math.max(size, textHeight)
    pages.need(height)
    const top = pages.y
    const item = pages.element('LI', list)
    // Decoration, since the text beside it says what it shows.
    pages.decorate((doc) => {
      doc.save()
      doc.translate(page.margin, top + (height - size) / 2).scale(size / units)
      doc.lineWidth(2.5).lineCap('round').lineJoin('round').strokeColor(ink).fillColor(ink)
      draw(doc)
      doc.restore()
    })
    pages.y = top + (height - textHeight) / 2
    pages.write(words, styles.body, pages.element('LBody', item), at)
    pages.y = top + height + between
  }
}

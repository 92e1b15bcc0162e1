import type { Block, Sheet } from '../../curriculum/sheet-schema'
import type { Language } from '../../curriculum/texts'
import { spaceForLines, spaceForList, writeLines, writeList, writeSteps, writeTicks } from './lists'
import { Pages, type Element } from './pages'
import { writeSigns } from './signs'
import { contentWidth, page, styles } from './style'
import { writeTable } from './tables'

const at = { x: page.margin, width: contentWidth }
const gap = { afterTitle: 12, beforeHeading: 12, afterHeading: 6, afterBlock: 8 }
/** A heading stays with at least this much of its content. */
const minContentHeight = 70

/**
 * Lays out a sheet in one language and returns the bytes of its pdf, which are equal for equal
 * texts.
 */
export async function writeSheet(sheet: Sheet, language: Language): Promise<Buffer> {
  const title = sheet.title[language]
  const pages = new Pages(title, language)
  pages.write(title, styles.title, pages.element('H1', pages.root), at)
  pages.y += pages.heightOf(title, styles.title) + gap.afterTitle
  for (const [index, { heading, blocks }] of sheet.sections.entries()) {
    const section = pages.element('Sect', pages.root)
    const words = heading[language]
    const height = pages.heightOf(words, styles.heading)
    if (index > 0) pages.y += gap.beforeHeading
    pages.need(height + Math.max(minContentHeight, gap.afterHeading + beginningOf(pages, blocks)))
    pages.write(words, styles.heading, pages.element('H2', section), at)
    pages.y += height + gap.afterHeading
    for (const [place, block] of blocks.entries()) {
      if ('text' in block) pages.need(beginningOf(pages, blocks.slice(place)))
      writeBlock(pages, section, block)
      pages.y += gap.afterBlock
    }
  }
  return pages.finish({ en: 'Page {{page}} of {{count}}', es: 'Página {{page}} de {{count}}' })
}

/**
 * How much of these blocks must stay on one page: a paragraph with the list that it introduces by a
 * colon, the first items of a list, and what tables and signs need themselves.
 */
function beginningOf(pages: Pages, [block, ...rest]: readonly Block[]): number {
  if (!block) return 0
  if ('text' in block) {
    const words = block.text[pages.language]
    const announced = words.endsWith(':') ? gap.afterBlock + beginningOf(pages, rest) : 0
    return pages.heightOf(words, styles.body) + announced
  }
  if ('list' in block) return spaceForList(pages, block.list)
  if ('steps' in block) return spaceForList(pages, block.steps)
  if ('ticks' in block) return spaceForList(pages, block.ticks)
  return 'lines' in block ? spaceForLines(pages, block.lines) : 0
}

function writeBlock(pages: Pages, parent: Element, block: Block): void {
  if ('text' in block) writeText(pages, parent, block.text[pages.language])
  else if ('list' in block) writeList(pages, parent, block.list)
  else if ('steps' in block) writeSteps(pages, parent, block.steps)
  else if ('ticks' in block) writeTicks(pages, parent, block.ticks)
  else if ('lines' in block) writeLines(pages, parent, block.lines)
  else if ('signs' in block) writeSigns(pages, parent, block.signs)
  else writeTable(pages, parent, block.table)
}

function writeText(pages: Pages, parent: Element, words: string): void {
  pages.write(words, styles.body, pages.element('P', parent), at)
  pages.y += pages.heightOf(words, styles.body)
}

import { inOneLine, type PageContent, type PdfBlock } from './pdf-blocks'

/** A line of text: where it begins, and the size of its letters. */
type Line = { text: string; size: number; x: number; y: number }

/** A bullet or a number at the beginning of an item. */
const marker = /^(?:[•●▪◦‣·*–-]|(\d{1,2})[.)])\s+/

/** Larger letters than this many times the usual ones are a heading. */
const headingFrom = 1.15
/** Lines further apart than this many times their letters are two parts. */
const partFrom = 1.7

/** The words of a page of a pdf without structure, by the places and the sizes of its lines. */
export function blocksOfLines(content: PageContent): PdfBlock[] {
  const lines = linesOf(content)
  const usual = usualSize(lines)
  const blocks: PdfBlock[] = []
  let last: Line | undefined
  for (const line of lines) {
    const block = blocks.at(-1)
    const isNear =
      last !== undefined &&
      last.y > line.y &&
      last.y - line.y < partFrom * Math.max(line.size, last.size)
    const isHeading = line.size > headingFrom * usual
    const text = inOneLine(line.text)
    const item = isHeading ? null : marker.exec(text)

    if (item) {
      const words = text.slice(item[0].length)
      if (block?.kind === 'list') block.items.push(words)
      else blocks.push({ kind: 'list', start: item[1] ? Number(item[1]) : null, items: [words] })
    } else if (isHeading) {
      if (isNear && block?.kind === 'heading') block.text += ` ${text}`
      else blocks.push({ kind: 'heading', level: 2, text })
    } else if (isNear && block?.kind === 'paragraph') block.text += ` ${text}`
    else if (isNear && block?.kind === 'list') block.items.push(`${block.items.pop()} ${text}`)
    else blocks.push({ kind: 'paragraph', text })
    last = line
  }
  return blocks
}

function linesOf({ items, fields }: PageContent): Line[] {
  const lines: Line[] = []
  for (const item of items) {
    if (!('str' in item)) continue
    const [, , , , x = 0, y = 0] = item.transform as number[]
    const line = lines.at(-1)
    const isSame = line && Math.abs(line.y - y) < Math.max(line.size, item.height) / 2
    if (isSame) line.text += item.str
    else if (item.str.trim() !== '') lines.push({ text: item.str, size: item.height, x, y })
  }
  for (const { label, value, box } of fields) {
    const [left = 0, bottom = 0, , top = 0] = box
    const beside = lines.findLast(({ x, y }) => y >= bottom - 2 && y <= top && x <= left)
    if (beside) beside.text += ` ${value}`
    else lines.push({ text: label ? `${label}: ${value}` : value, size: 0, x: left, y: bottom })
  }
  return lines
}

/** The size of most letters. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 0
}

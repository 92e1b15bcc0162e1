import type { Footprint } from '@/ui/chart/geometry'
import { textWidth, wrapText, type WrappedText } from '@/ui/chart/text-size'

/**
 * Sizes of the three kinds of node (design.md#map). Labels are never cut: a long one makes its node
 * wider, then higher.
 */
export type TextSize = {
  /** Font sizes in px: of the names, and of the smaller words under them. */
  name: number
  small: number
}

/** The text sizes of the chart; `textScale` is 2 if the browser shows text in double size. */
export function textSizes(isPortrait: boolean, textScale: number): TextSize {
  return { name: (isPortrait ? 15 : 16) * textScale, small: 15 * textScale }
}

const lineHeight = 1.25
const labelGap = 6
const harbourRadius = 68
const islandRadius = 44
const skillRadius = 30

/** Padding and border of a pill, left and right together. */
const pillPadding = 28

/** From the edge of the circle to the lower edge of its pill. */
function pillHeight(lines: number, size: TextSize): number {
  return Math.max(46, labelGap + 20 + lines * size.name * lineHeight)
}

/** A label starts with the least width, and grows to the most before it gets more lines. */
export type Widths = { least: number; most: number }

export type LabelFootprint = Footprint & { dividesWord: boolean }

/** The harbor with the pill that holds the learner's name. */
export function harbourFootprint(label: string, size: TextSize, maxWidth: number): Footprint {
  const width = Math.min(textWidth(label, size.name) + pillPadding, maxWidth)
  const { lines } = wrapText(label, maxWidth - pillPadding, size.name)
  return {
    width: Math.max(150, Math.ceil(width)),
    above: harbourRadius,
    below: Math.ceil(harbourRadius + pillHeight(lines, size)),
  }
}

/** An island with its pill: the name, and the number of skills beside or below it. */
export function categoryFootprint(
  label: { name: string; count: string },
  size: TextSize,
  widths: Widths,
): LabelFootprint {
  const beside = textWidth(label.count, size.small) + 34
  const inOneLine = textWidth(label.name, size.name) + beside + pillPadding
  const name = wrapText(label.name, widths.most - pillPadding, size.name)
  const lines = inOneLine <= widths.most ? 1 : name.lines + 1
  return {
    width: Math.max(widths.least, Math.ceil(Math.min(inOneLine, widths.most))),
    above: islandRadius,
    below: Math.ceil(islandRadius + pillHeight(lines, size)),
    dividesWord: name.dividesWord,
  }
}

/** A skill with its name, and its progress below. */
export function skillFootprint(
  label: { name: string; status: string },
  size: TextSize,
  widths: Widths,
): LabelFootprint {
  const isGood = ({ lines, dividesWord }: WrappedText) => lines <= 2 && !dividesWord
  let width = widths.least
  while (width < widths.most && !isGood(wrapText(label.name, width, size.name))) {
    width = Math.min(width + 20, widths.most)
  }

  const name = wrapText(label.name, width, size.name)
  const status = wrapText(label.status, width, size.small)
  const height = (name.lines * size.name + status.lines * size.small) * lineHeight
  return {
    width,
    above: skillRadius,
    below: Math.max(92, Math.ceil(skillRadius + labelGap + height)),
    dividesWord: name.dividesWord,
  }
}

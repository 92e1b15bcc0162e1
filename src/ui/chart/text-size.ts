/**
 * Estimates the size of a label without the DOM, so that the layout stays a pure function. The widths are those of the
 * app's typeface at its boldest, rounded up: a label may be smaller than estimated, never larger.
 */
const narrow = /[ijl.,:;'!|·]/
const slim = /[frt1I() \u00a0\-/]/
const plain = /[a-z0-9à-ÿ]/
const wide = /[mwMW@%]/
const capital = /[A-ZÀ-Þ?¿&]/

/** The width of one character in ems. */
function em(character: string): number {
  if (narrow.test(character)) return 0.33
  if (slim.test(character)) return 0.44
  if (wide.test(character)) return 0.97
  if (plain.test(character)) return 0.63
  return capital.test(character) ? 0.77 : 1.1
}

/** The width of a text on one line, in the unit of `fontSize`. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const character of text) ems += em(character)
  return ems * fontSize
}

/** The parts between which a line may break: after a hyphen, not at a no-break space. */
const words = (text: string) => text.match(/[^ -]+-*|-+/g) ?? []

export type WrappedText = {
  lines: number
  /** True when a single word is longer than the line, so that it has to be divided. */
  dividesWord: boolean
}

/** How a text wraps into lines of a width, greedily, as browsers do. */
export function wrapText(text: string, width: number, fontSize: number): WrappedText {
  const space = textWidth(' ', fontSize)
  let lines = 1
  let filled = 0
  let dividesWord = false
  for (const word of words(text)) {
    const length = textWidth(word, fontSize)
    if (filled > 0 && filled + space + length > width) {
      lines += 1
      filled = 0
    }
    filled += (filled > 0 ? space : 0) + length
    if (filled > width) {
      dividesWord = true
      // Leave room for the hyphen of each division and for a line that wide characters do not fill.
      const usable = Math.max(width - 2 * fontSize, fontSize)
      lines += Math.ceil(filled / usable) - 1
      filled = width
    }
  }
  return { lines, dividesWord }
}

const lineHeight = 1.25

/** How high a text stands in lines of a width. */
export const textHeight = (text: string, width: number, fontSize: number): number =>
  wrapText(text, width, fontSize).lines * fontSize * lineHeight

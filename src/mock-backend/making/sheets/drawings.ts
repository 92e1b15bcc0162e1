type Doc = PDFKit.PDFDocument
/** Draws inside a square of 48 units. */
type Drawing = (doc: Doc) => void

const tub: Drawing = (doc) => {
  doc.path('M4 14L10 40H38L44 14').stroke()
  doc.path('M4 14Q9 20 14 14T24 14T34 14T44 14').stroke()
}
const triangle: Drawing = (doc) => void doc.path('M24 6L44 42H4Z').stroke()
const square: Drawing = (doc) => void doc.rect(6, 6, 36, 36).stroke()
const iron: Drawing = (doc) => {
  doc.path('M4 38H44L40 18Q39 12 32 12H16').stroke()
  doc.path('M4 38Q8 22 22 22H40').stroke()
}
const cross: Drawing = (doc) => void doc.path('M5 5L43 43M43 5L5 43').stroke()
const squareCircle: Drawing = (doc) => {
  square(doc)
  doc.circle(24, 24, 15).stroke()
}

/** Digits as lines, so that a drawing needs no font. */
const thirty: Drawing = (doc) => {
  doc.path('M14 23H20L17 27Q22 27 21 31Q20 35 14 33').stroke()
  doc.ellipse(30, 29, 4, 6).stroke()
}

/** A hand from above with its fingers in the water. */
const hand: Drawing = (doc) => {
  doc.path('M41 6L31 15Q26 17 20 20Q16 22 18 25Q19 26 22 25L27 23').stroke()
  doc.path('M27 23L20 29M29 25L23 32M32 26L27 33').stroke()
  doc.path('M46 12L36 22Q34 25 32 26').stroke()
}

const dots =
  (count: number): Drawing =>
  (doc) => {
    for (let i = 0; i < count; i += 1) doc.circle(24 + (i - (count - 1) / 2) * 8, 30, 2.4).fill()
  }

const together =
  (...parts: Drawing[]): Drawing =>
  (doc) => {
    for (const part of parts) part(doc)
  }

/** The drawings of the sheets: our own drawings of the care symbols on labels (ISO 3758). */
export const drawings: Readonly<Record<string, Drawing>> = {
  tub,
  'tub-30': together(tub, thirty),
  'tub-hand': together(tub, hand),
  triangle,
  'triangle-lines': together(triangle, (doc) => void doc.path('M17 42L27 24M26 42L32 31').stroke()),
  'triangle-x': together(triangle, cross),
  'square-circle': squareCircle,
  'square-circle-x': together(squareCircle, cross),
  'square-line': together(square, (doc) => void doc.path('M12 24H36').stroke()),
  'iron-1': together(iron, dots(1)),
  'iron-2': together(iron, dots(2)),
  'iron-3': together(iron, dots(3)),
  circle: (doc) => void doc.circle(24, 24, 19).stroke(),
}

import { coin } from '../parts/money'
import { coral, green, ink, navy, pale, sun } from '../parts/palette'
import { lena, shade } from '../parts/people'
import { arrowRight, at, box, disc, frame, label, line, oval, shape, tick } from '../parts/shapes'
import { counter, paper, textLine } from '../parts/things'
import { appear, slide, still, type Picture } from '../scene'

/** The mark of a power company. */
const bolt = shape('M6-34-22 6H-2L-8 34 22-8H2z', sun)
const bill =
  at(190, 12, paper(260, 218)) +
  at(240, 60, bolt) +
  textLine(284, 48, 130, navy) +
  textLine(284, 70, 90) +
  textLine(216, 116, 200) +
  textLine(216, 140, 160)
const amount = label(370, 202, 44, '$46')
const finger =
  line('M520 232 660 250', shade(lena.top), 40) +
  oval(512, 228, 30, 24, lena.skin) +
  line('M424 206 500 226', lena.skin, 18)

const days = (marked: readonly number[]): string =>
  box(0, 0, 300, 180, '#FFFFFF', 12) +
  shape('M0 36V12A12 12 0 0 1 12 0H288A12 12 0 0 1 300 12V36z', coral) +
  [15, 16, 17, 18, 19, 20, 21, 22]
    .map((day, i) => {
      const [x, y] = [44 + (i % 4) * 71, 92 + Math.floor(i / 4) * 60]
      return (marked.includes(day) ? disc(x, y - 11, 26, pale) : '') + label(x, y, 30, `${day}`)
    })
    .join('')
const ring = (x: number, y: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="27" fill="none" stroke="${colour}" stroke-width="6"/>`

export const moneyBill: Record<string, Picture> = {
  'who-sends-it': [still(counter(222) + bill), appear(0.7, frame(202, 20, 236, 68, sun, 12))],
  'bill-amount': [still(counter(222) + bill), appear(0.4, amount), slide(0.9, 60, 14, finger)],
  'due-day': [
    still(at(170, 40, days([]))),
    appear(0.7, ring(170 + 115, 40 + 141, coral)),
    appear(1.3, at(540, 130, label(0, 20, 60, '20', coral))),
  ],
  'pay-early': [
    still(at(60, 40, days([17])) + ring(60 + 115, 40 + 141, coral)),
    appear(0.5, ring(60 + 186, 40 + 81, green)),
    slide(1.1, -40, 0, at(390, 128, arrowRight(70, ink))),
    slide(1.1, -40, 0, at(520, 128, coin(), 2)),
    appear(1.8, at(590, 60, tick(24))),
  ],
}

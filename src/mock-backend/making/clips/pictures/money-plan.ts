import { foodBasket } from '../parts/food'
import { coin, jar, tag } from '../parts/money'
import { coral, green, ink, navy, steel, sun, white } from '../parts/palette'
import { ana, person } from '../parts/people'
import { arrowRight, at, box, disc, label, line, shape, tick } from '../parts/shapes'
import { bus, calendar, counter, house, medicine, paper, phone, textLine } from '../parts/things'
import { appear, inTurn, slide, still, type Layer, type Picture } from '../scene'

const lamp =
  shape('M-14 14c0-10-14-16-14-32a28 28 0 0 1 56 0c0 16-14 22-14 32z', sun) +
  box(-12, 18, 24, 16, ink, 4)
const note = line('M-12 20V-22l30-8v40', navy, 6) + disc(-18, 20, 10, navy) + disc(12, 11, 10, navy)

const rows = [
  [house(), 0.36, '$400'],
  [medicine(), 0.36, '$20'],
  [foodBasket(), 0.34, '$200'],
  [lamp, 0.5, '$100'],
  [bus(), 0.34, '$50'],
  [phone(), 0.38, '$30'],
  [note, 0.5, '$40'],
] as const

/** A row of the plan: what is paid first stands in the left column, the others in the right. */
const row = (i: number) => {
  const [icon, scale, amount] = rows[i] ?? rows[0]
  const x = i < 4 ? 130 : 340
  const y = 94 + (i % 4) * 42
  return at(x + 28, y, icon, scale) + textLine(x + 66, y, 22) + label(x + 142, y + 10, 28, amount)
}

const sheet = (shown: number) =>
  at(100, 8, paper(440, 240)) +
  box(116, 20, 408, 44, '#E3F4EA', 8) +
  at(146, 42, arrowRight(40, green)) +
  label(320, 53, 32, '$900', green) +
  line('M320 76v160', steel, 3) +
  Array.from({ length: shown }, (_, i) => row(i)).join('')

const added = (from: number, to: number): Layer[] =>
  Array.from({ length: to - from }, (_, i) => appear(0.3 + i * 0.5, row(from + i)))

const week = (
  x: number,
  number: string,
  level: number,
  amount: string,
  colour: string = white,
  text: string = ink,
) => at(x, 130, jar(level, label(0, 9, 26, number))) + at(x, 226, tag(amount, colour, text, 90))

const four = [100, 250, 400, 550] as const

export const moneyPlan: Record<string, Picture> = {
  'plan-in': [still(sheet(0)), slide(0.6, 0, -30, at(440, 42, coin()) + at(482, 42, coin()))],
  'plan-first': [still(sheet(0)), ...added(0, 4)],
  'plan-then': [still(sheet(4)), ...added(4, rows.length)],
  'plan-saving': [
    still(counter() + at(190, 110, tag('$900', '#E3F4EA', green)) + at(190, 176, tag('$840'))),
    still(line('M110 176h22', coral, 6)),
    slide(0.7, -30, 0, at(290, 142, arrowRight(70, ink))),
    appear(1.1, at(470, 146, jar(0.4, label(0, 9, 26, '$60')), 1.1)),
    slide(1.4, 0, -30, at(450, 52, coin()) + at(494, 42, coin())),
  ],
  'four-jars': inTurn(four.map((x, i) => week(x, String(i + 1), 0.55, '$50'))),
  sunday: [
    still(at(190, 256, person(ana)) + counter(222) + at(360, 160, jar(0.25, label(0, 9, 26, '1')))),
    slide(0.5, 40, 0, at(520, 84, calendar('7'), 1.1)),
    slide(
      1.1,
      0,
      20,
      at(440, 140, paper(150, 92)) +
        textLine(460, 166, 60) +
        textLine(460, 188, 80) +
        textLine(460, 210, 50) +
        at(560, 210, tick(16)),
    ),
  ],
  'week-two': [
    still(
      week(four[0], '1', 0.55, '$50') +
        week(four[2], '3', 0.55, '$50') +
        week(four[3], '4', 0.55, '$50'),
    ),
    still(at(four[1], 130, jar(0.7, label(0, 9, 26, '2')))),
    slide(0.5, 0, 20, at(four[1], 226, tag('$60', '#FDECE9', '#98201A', 90))),
    appear(1.2, at(four[1], 36, tag('+$10', '#FDECE9', '#98201A', 100))),
  ],
  'week-three': [
    still(
      week(four[0], '1', 0.55, '$50') +
        week(four[1], '2', 0.7, '$60', '#FDECE9', '#98201A') +
        week(four[3], '4', 0.55, '$50'),
    ),
    still(at(four[2], 130, jar(0.4, label(0, 9, 26, '3')))),
    slide(0.5, 0, 20, at(four[2], 226, tag('$40', '#E3F4EA', green, 90))),
    appear(1.3, at(four[2], 38, tick(24))),
  ],
}

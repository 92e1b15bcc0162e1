import { blue, coral, ink, navy, sun, white } from '../parts/palette'
import { ana, arm, lena, noor, otto, person } from '../parts/people'
import {
  glassOfWater,
  inDay,
  magnifier,
  pharmacyCross,
  pill,
  pillPack,
  smallName,
  weeklyBox,
} from '../parts/pills'
import { at, box, bubble, cross, dim, frame, label, line, tick } from '../parts/shapes'
import { checkbox, clock, counter, floor, medicine, paper, phone, textLine } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const days = [1, 2, 3, 4, 5, 6, 7]
const list =
  paper(150, 150) +
  [30, 66, 102].map((y) => at(16, y - 10, checkbox(false)) + textLine(54, y, 76, navy)).join('')
const filled = (from: number) =>
  weeklyBox() +
  days
    .filter((day) => day >= from)
    .map((day) => inDay(day, pill()))
    .join('')
const pharmacist = { ...lena, top: white }
const packs = at(-70, 0, pillPack(blue, 'A'), 0.46) + at(14, 4, pillPack(sun, 'B'), 0.46)

export const healthMedicine: Record<string, Picture> = {
  'box-and-list': [
    still(counter(196) + at(60, 90, weeklyBox(), 1.05)),
    slide(0.4, 40, 0, at(450, 36, list, 1.1)),
    appear(1.1, at(600, 40, tick(24))),
  ],
  'box-one-medicine': [
    still(counter(206) + at(86, 158, medicine(), 1.9)),
    still(at(180, 100, weeklyBox(), 1.3)),
    ...[1, 3, 5].map((day, i) =>
      slide(0.3 + i * 0.6, 0, -50, at(180, 100, inDay(day, pill()), 1.3)),
    ),
  ],
  'box-checked': [
    still(floor(226) + at(110, 256, person(otto))),
    still(at(220, 70, filled(1), 1.2)),
    ...days.map((_, i) => appear(0.3 + i * 0.35, at(249 + i * 55, 214, tick(17)))),
  ],
  'box-today': [
    still(counter(216) + at(60, 110, filled(4), 1.2)),
    still(at(560, 216, glassOfWater(), 1.5)),
    still(frame(176, 147, 56, 76, sun, 8)),
    move(0.5, 0, 60, at(198, 70, pill(), 1.4) + arm(ana, 'M330-40 270 20 222 52', 216, 58)),
    appear(1.6, at(440, 50, tick(26))),
  ],
  'two-boxes': [
    still(counter(216) + at(180, 150, pillPack(blue, 'A'))),
    slide(0.3, 30, 0, at(430, 150, pillPack(sun, 'B'))),
    slide(1, -60, 30, at(180, 178, magnifier(), 1.1) + at(180, 147, smallName(), 1.15)),
  ],
  'same-small-name': [
    still(counter(216) + at(150, 150, pillPack(blue, 'A'))),
    still(frame(78, 156, 144, 44, coral, 8)),
    appear(0.5, label(300, 190, 60, '=', ink)),
    appear(0.9, at(450, 150, dim(pillPack(sun, 'B')))),
    appear(1.2, frame(378, 156, 144, 44, coral, 8)),
    appear(1.7, at(240, 84, tick(26)) + at(542, 84, cross(26))),
  ],
  'ask-pharmacist': [
    still(at(480, 256, person(pharmacist)) + at(590, 60, pharmacyCross(), 0.9)),
    still(box(330, 206, 310, 50, ink) + box(330, 200, 310, 12, navy)),
    still(at(140, 256, person(noor))),
    slide(0.5, -40, 0, at(280, 170, packs) + arm(noor, 'M196 206 230 220 256 204', 258, 202)),
    appear(1.2, bubble(200, 10, 84, 84, 'left', label(0, 22, 60, '?'))),
  ],
  'too-much-call': [
    still(
      floor() +
        at(180, 256, person(ana)) +
        at(246, 134, phone(), 0.7) +
        arm(ana, 'M232 204 272 196 256 160', 254, 158),
    ),
    appear(
      0.4,
      [
        [380, 222],
        [410, 226],
        [440, 222],
        [394, 206],
        [425, 206],
        [410, 190],
      ]
        .map(([x = 0, y = 0]) => at(x, y, pill(), 1.2))
        .join(''),
    ),
    appear(1, at(410, 96, clock(9, 0, 56))),
    appear(1.6, at(550, 128, line('M0-60V24', coral, 22) + at(0, 62, line('M0 0h0', coral, 26)))),
  ],
}

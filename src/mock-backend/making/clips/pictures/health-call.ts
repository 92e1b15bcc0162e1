import { blue, coral, green, ink, navy, sun } from '../parts/palette'
import { ana, arm, otto, person } from '../parts/people'
import { at, bubble, disc, label, line, shape, tick } from '../parts/shapes'
import { calendar, clock, counter, floor, paper, pencil, phone, textLine } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const caller =
  floor() +
  at(180, 256, person(ana)) +
  at(246, 134, phone(), 0.7) +
  arm(ana, 'M232 204 272 196 256 160', 254, 158)
const sheet = paper(150, 130) + [30, 58, 86].map((y) => textLine(20, y, 104, navy)).join('')
const ear =
  shape(
    'M-22 30C-40-30 0-56 24-40 44-26 34 0 20 10 8 20 10 34-4 38-14 40-20 38-22 30z',
    '#C98B5E',
  ) + line('M-6 16C-16-14 4-32 16-20 22-10 8-2 4 6', '#A06A42', 6)
/** A snail, for "slowly". */
const snail =
  line('M-54 26H40Q56 26 58 4', sun, 18) +
  line('M58 4 52-14M62 4 72-12', ink, 5) +
  disc(-8, -2, 30, coral) +
  line('M-8-2a10 10 0 1 1-10 10a18 18 0 1 1 18 14', ink, 5)

export const healthCall: Record<string, Picture> = {
  'call-with-words': [
    still(caller),
    slide(0.5, 40, 0, at(360, 60, sheet, 1.2)),
    appear(1.3, at(580, 60, tick(24))),
  ],
  'say-how-long': [
    still(caller),
    appear(0.5, bubble(300, 10, 130, 110, 'left', at(0, 2, ear, 1.1))),
    appear(1.1, at(510, 72, calendar('4', blue), 1.3)),
  ],
  'ask-slowly': [
    still(floor() + at(150, 256, person(otto)) + at(500, 256, person(ana))),
    appear(0.4, bubble(196, 8, 110, 76, 'left', line('M-36-14h72M-36 2h72M-36 18h72', blue, 7))),
    appear(1.1, bubble(326, 8, 130, 92, 'right', at(0, 6, snail, 0.72))),
  ],
  'write-it-down': [
    still(counter(222) + at(180, 12, paper(280, 218))),
    appear(0.5, at(250, 84, calendar('12', green), 0.9) + label(380, 96, 42, '12')),
    appear(1.1, at(250, 172, clock(9, 30, 40)) + label(380, 186, 42, '9:30')),
    move(0.4, -40, -60, at(480, 214, pencil(), 1.1)),
  ],
}

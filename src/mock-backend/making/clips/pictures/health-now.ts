import { blue, coral, green, ink, sand, sky, steel, white } from '../parts/palette'
import { arm, ben, noor, otto, person } from '../parts/people'
import { arrowRight, at, box, bubble, disc, label, line, shape, tick } from '../parts/shapes'
import { calendar, cup, floor, phone } from '../parts/things'
import { appear, slide, still, type Picture } from '../scene'

const pain = line('M-58-22-80-32M-62 8h-24M58-22l22-10M62 8h24', coral, 8)
const pin = shape('M0 34C-20 6-26-4-26-16a26 26 0 0 1 52 0C26-4 20 6 0 34z', coral)
const place = box(-54, -34, 108, 68, sand, 8) + line('M-54 10h108M-10-34v68', white, 8)
const thermometer =
  line('M0-52V20', steel, 22) + line('M0-10V24', coral, 10) + disc(0, 34, 20, coral)
const blanket = shape('M-70-64Q0-92 70-64V4H-70z', blue) + line('M-66-40Q0-66 66-40', sky, 8)

export const healthNow: Record<string, Picture> = {
  'chest-pain': [
    still(floor() + at(210, 256, person(ben))),
    still(arm(ben, 'M156 200 150 236 200 214', 206, 212)),
    appear(0.4, at(210, 206, pain)),
    slide(1, 40, 0, at(430, 128, phone(), 2)),
    appear(1.5, at(550, 128, label(0, 24, 72, '!', coral))),
  ],
  'say-where': [
    still(floor() + at(170, 256, person(noor))),
    still(at(236, 134, phone(), 0.7) + arm(noor, 'M222 204 262 196 246 160', 244, 158)),
    appear(0.5, bubble(300, 10, 190, 116, 'left', at(0, 0, place))),
    appear(1.1, at(395, 58, pin, 0.9)),
    appear(1.7, at(570, 128, tick(24))),
  ],
  'three-days': [
    still(at(150, 128, thermometer, 1.7)),
    ...[1, 2, 3].map((day, i) => appear(0.4 + i * 0.4, at(270 + i * 100, 76, calendar(`${day}`)))),
    slide(1.8, -30, 0, at(286, 190, arrowRight(90, ink))),
    appear(
      2.1,
      at(440, 190, box(-40, -40, 80, 80, green, 16) + line('M0-22v44M-22 0h44', white, 14)),
    ),
  ],
  'rest-at-home': [
    still(floor() + at(250, 256, person(otto))),
    appear(0.4, at(250, 256, blanket)),
    slide(0.9, 40, 0, at(440, 196, cup(), 2)),
    appear(1.5, at(560, 60, tick(24))),
  ],
}

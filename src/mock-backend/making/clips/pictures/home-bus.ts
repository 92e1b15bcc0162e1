import { coral, green, ink, slate, white } from '../parts/palette'
import { ana, noor, person, shade } from '../parts/people'
import { at, bubble, disc, label, line, oval, tick } from '../parts/shapes'
import { busFront, busStop, stopButton } from '../parts/street'
import { bus, clock, counter, floor, house, paper, pencil, textLine, timer } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const finger =
  line('M470 212 640 246', shade(ana.top), 44) +
  oval(452, 208, 34, 26, ana.skin) +
  line('M338 186 440 206', ana.skin, 20)

const stops = [90, 240, 390, 550] as const
const route =
  line(`M${stops[0]} 92H${stops[3]}`, slate, 8) +
  stops.map((x) => disc(x, 92, 13, ink) + disc(x, 92, 7, white)).join('') +
  disc(stops[3], 92, 13, coral) +
  at(stops[3], 44, house(), 0.62)

export const homeBus: Record<string, Picture> = {
  'trip-sheet': [
    still(counter(222) + at(180, 12, paper(280, 218))),
    still(at(244, 54, bus(), 0.62) + label(376, 68, 42, '12')),
    appear(0.5, at(244, 154, busStop(), 0.34) + textLine(320, 126, 110)),
    appear(1, at(244, 192, clock(9, 10, 28)) + label(376, 206, 42, '9:10', green)),
    move(0.5, -36, -50, at(480, 214, pencil(), 1.1)),
  ],
  'five-minutes-early': [
    still(floor(232) + at(110, 240, busStop()) + at(260, 256, person(noor))),
    appear(0.5, at(396, 84, timer('5'), 1.3)),
    slide(1.3, 120, 0, at(540, 196, bus(), 1.25)),
  ],
  'bus-number': [
    still(floor(232) + at(150, 256, person(ana)) + at(450, 248, busFront('12'), 1.3)),
    appear(0.6, bubble(206, 10, 100, 80, 'left', label(0, 20, 56, '?'))),
    appear(1.4, at(590, 50, tick(24))),
  ],
  'press-button': [
    still(route),
    move(0.2, -150, 0, at(452, 56, bus(), 0.6)),
    still(at(310, 186, stopButton())),
    slide(1.1, 60, 14, finger),
  ],
}

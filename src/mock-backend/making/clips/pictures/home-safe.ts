import { burningMatch, doorbell, frontDoor, gas, lightSwitch, openDoor } from '../parts/danger'
import { openHand } from '../parts/hands'
import { burner, knob, stove } from '../parts/kitchen'
import { coral, ink, navy, sand, sun } from '../parts/palette'
import { ana, arm, ben, otto, person, sam } from '../parts/people'
import {
  arrowRight,
  at,
  box,
  bubble,
  cross,
  frame,
  label,
  line,
  padlock,
  tick,
  tile,
} from '../parts/shapes'
import { floor, house, paper, phone, textLine, window } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const forbidden = (x: number, after: number, svg: string) => [
  still(at(x, 126, tile(svg), 1.2)),
  appear(after, at(x + 62, 190, cross(26))),
]
const caller =
  at(180, 256, person(ana)) +
  at(246, 134, phone(), 0.7) +
  arm(ana, 'M232 204 272 196 256 160', 254, 158)
const wall = box(0, 0, 640, 226, sand) + floor(226)
const bill =
  paper(210, 176) +
  textLine(22, 30, 90, navy) +
  textLine(22, 58, 160) +
  textLine(22, 82, 130) +
  label(105, 138, 34, '555-0100')

export const homeSafe: Record<string, Picture> = {
  'gas-smell': [
    still(at(480, 256, person(ben))),
    still(stove(206) + at(200, 206, burner()) + at(200, 236, knob(60, 12))),
    appear(0.4, at(200, 190, gas())),
    appear(1.2, bubble(330, 24, 84, 84, 'right', label(0, 22, 60, '!', coral))),
  ],
  'gas-no-spark': [
    ...forbidden(130, 0.5, burningMatch()),
    ...forbidden(320, 1, lightSwitch()),
    ...forbidden(510, 1.5, at(0, 0, phone(), 1.1)),
  ],
  'gas-go-out': [
    still(box(0, 0, 230, 226, sand) + floor(226) + at(120, 234, openDoor())),
    still(at(110, 190, gas(), 0.8)),
    move(0.4, -150, 0, at(370, 256, person(ana))),
    move(0.7, -150, 0, at(530, 256, person(otto))),
    appear(1.6, at(414, 36, arrowRight(150, ink))),
  ],
  'gas-call-outside': [
    still(floor(226) + at(96, 186, house(), 1.5) + at(84, 100, gas(), 0.6)),
    appear(0.4, line('M196 214h176', ink, 6, '2 16')),
    slide(0.8, 50, 0, at(270, 0, caller)),
    appear(1.6, at(590, 50, tick(26))),
  ],
  'door-rings': [
    still(wall + at(220, 236, frontDoor())),
    slide(0.4, 60, 0, at(500, 256, person(sam))),
    slide(0.9, 30, 0, arm(sam, 'M448 206 400 196 372 164', 370, 156)),
    appear(1.3, at(348, 140, doorbell())),
    appear(1.9, at(220, 120, padlock(), 1.6)),
  ],
  'door-look-and-ask': [
    still(wall + at(90, 236, frontDoor(), 0.96)),
    still(at(196, 44, window())),
    slide(0.4, -40, 0, at(306, 174, person(sam), 0.62)),
    still(frame(188, 36, 236, 146, ink, 8)),
    still(at(570, 256, person(ana))),
    appear(1.2, bubble(436, 26, 84, 84, 'right', label(0, 22, 60, '?'))),
  ],
  'door-call-company': [
    still(floor(226) + caller),
    slide(0.5, 40, 0, at(340, 36, bill)),
    appear(1.1, frame(352, 134, 186, 54, sun, 10)),
    appear(1.7, at(590, 60, tick(26))),
  ],
  'door-stays-shut': [
    still(wall + at(430, 236, frontDoor()) + at(430, 120, padlock(), 1.6)),
    still(at(180, 256, person(ana))),
    slide(
      0.5,
      -30,
      20,
      arm(ana, 'M234 206 276 208 290 172', 290, 166) + at(292, 150, openHand(ana.skin), 1.4),
    ),
    appear(1.3, at(570, 60, tick(26))),
  ],
}

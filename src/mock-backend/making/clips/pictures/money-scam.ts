import { openHand } from '../parts/hands'
import { coin } from '../parts/money'
import { blue, green, ink, navy, sun, white } from '../parts/palette'
import { ana, arm, lena, otto, person } from '../parts/people'
import { bigPhone } from '../parts/screens'
import { arrowRight, at, box, bubble, disc, frame, label, line, tick } from '../parts/shapes'
import { floor, phone, textLine, timer } from '../parts/things'
import { appear, slide, still, type Picture } from '../scene'

const pushy =
  box(-46, -78, 92, 104, '#FDECE9', 10) +
  label(0, -34, 42, '$2!', '#98201A') +
  textLine(-32, -10, 64) +
  line('M-32 10h64', blue, 6)

const keys = [-28, 0, 28]
  .flatMap((x) => [-60, -28, 4, 36].map((y) => disc(x, y, 10, navy)))
  .join('')
/** The back of a bank card, which has the bank's phone number. */
const cardBack =
  box(-60, -38, 120, 76, navy, 9) +
  box(-60, -28, 120, 14, ink) +
  box(-46, -8, 70, 14, white, 2) +
  label(0, 27, 16, '555-0100', white)
const call = box(-34, 62, 68, 20, green, 10)

export const moneyScam: Record<string, Picture> = {
  hurry: [
    still(at(190, 128, bigPhone(pushy))),
    slide(0.5, 40, 0, at(400, 112, timer('1 h'), 1.7)),
    slide(1.1, 40, 0, at(540, 130, coin(), 1.5) + at(570, 170, coin(), 1.5)),
  ],
  'tap-nothing': [
    still(at(190, 128, bigPhone(pushy))),
    slide(
      0.5,
      40,
      10,
      arm(lena, 'M420 300 370 240 350 190', 350, 180) + at(350, 160, openHand(lena.skin), 2.2),
    ),
    appear(1.2, at(530, 112, timer('10'), 1.6)),
  ],
  'real-number': [
    still(at(150, 120, cardBack, 1.8)),
    appear(0.5, frame(60, 138, 180, 40, sun, 10)),
    slide(1, -40, 0, at(310, 128, arrowRight(70, ink))),
    appear(1.4, at(480, 128, bigPhone(keys + call)) + at(586, 60, tick(24))),
  ],
  'ask-trusted': [
    still(floor() + at(190, 256, person(ana)) + at(460, 256, person(otto))),
    slide(0.4, -30, 0, at(322, 172, phone(), 0.9) + arm(ana, 'M238 206 280 224 306 196', 306, 194)),
    appear(0.9, bubble(226, 8, 96, 76, 'left', label(0, 18, 52, '?'))),
    appear(1.6, bubble(508, 8, 120, 66, 'left', line('M-36-9h72M-36 9h44', blue, 8))),
  ],
}

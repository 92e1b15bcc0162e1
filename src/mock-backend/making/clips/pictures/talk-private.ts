import { openHand } from '../parts/hands'
import { blue, ink, sand, slate, white } from '../parts/palette'
import { ana, arm, lena, noor, otto, person } from '../parts/people'
import { at, box, bubble, disc, label, line, padlock } from '../parts/shapes'
import { bankCard, floor, house } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const passwordField =
  `<rect x="-100" y="-30" width="200" height="60" rx="12" fill="${white}" stroke="${ink}" stroke-width="5"/>` +
  [-66, -33, 0, 33, 66].map((x) => disc(x, 0, 10, ink)).join('')

const strong = line('M-36-9h72M-36 9h44', blue, 8)

export const talkPrivate: Record<string, Picture> = {
  address: [
    still(floor() + at(170, 256, person(otto)) + at(480, 166, house(), 1.75)),
    appear(0.5, bubble(216, 8, 100, 76, 'left', label(0, 18, 50, '?'))),
    slide(1.1, 0, -20, at(480, 180, padlock(), 1.5)),
  ],
  'card-and-password': [
    slide(0, 0, 0, at(190, 116, bankCard(), 1.7)),
    still(at(460, 116, passwordField)),
    slide(0.6, 0, -24, at(190, 206, padlock(), 1.2)),
    slide(1.1, 0, -24, at(460, 206, padlock(), 1.2)),
  ],
  'polite-no': [
    still(floor() + at(190, 256, person(lena)) + at(460, 256, person(noor))),
    appear(0.2, bubble(40, 6, 110, 70, 'right', at(0, 2, house(), 0.5))),
    slide(
      0.8,
      30,
      10,
      arm(noor, 'M410 208 356 220 346 160', 346, 152) + at(346, 142, openHand(noor.skin), 1.2),
    ),
    appear(1.4, bubble(506, 6, 120, 66, 'left', strong)),
  ],
  'trusted-person': [
    still(floor() + box(560, 40, 70, 190, sand, 4) + disc(574, 136, 5, slate)),
    move(0.5, 240, 0, at(250, 256, person(noor))),
    still(at(110, 256, person(ana))),
    appear(
      1.4,
      bubble(300, 10, 120, 66, 'left', strong) + arm(ana, 'M158 206 190 216 214 196', 214, 194),
    ),
  ],
}

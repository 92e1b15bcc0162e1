import { openHand } from '../parts/hands'
import { blue, coral, ink, white } from '../parts/palette'
import { arm, ben, lena, person } from '../parts/people'
import { at, bubble, disc, label, line, oval } from '../parts/shapes'
import { floor } from '../parts/things'
import { appear, slide, still, type Picture } from '../scene'

const asks = floor() + at(160, 256, person(ben))
const two = asks + at(470, 256, person(lena))
const words = line('M-36-9h72M-36 9h44', blue, 8)
const thought = disc(440, 92, 8, white) + disc(456, 76, 12, white) + oval(530, 44, 84, 38, white)

export const talkNo: Record<string, Picture> = {
  'someone-asks': [still(two), appear(0.4, bubble(216, 8, 110, 84, 'left', label(0, 20, 56, '?')))],
  'think-first': [
    still(floor() + at(320, 256, person(lena))),
    appear(0.4, thought),
    appear(0.9, at(500, 62, label(0, 0, 44, '?', ink))),
    appear(1.3, at(560, 44, line('M-22 0h44', coral, 9))),
    slide(0.6, -30, 10, arm(lena, 'M262 208 250 246 306 232', 312, 230)),
  ],
  'say-no': [
    still(two),
    slide(
      0.4,
      30,
      10,
      arm(lena, 'M412 204 380 196 360 160', 358, 158) + at(358, 140, openHand(lena.skin), 1.4),
    ),
    appear(1, bubble(500, 8, 120, 66, 'left', words)),
  ],
  'still-friends': [
    still(two),
    slide(
      0.4,
      -30,
      10,
      arm(ben, 'M218 204 256 190 268 150', 270, 148) + at(270, 130, openHand(ben.skin), 1.4),
    ),
    slide(
      0.9,
      30,
      10,
      arm(lena, 'M412 204 374 190 362 150', 360, 148) + at(360, 130, openHand(lena.skin), 1.4),
    ),
  ],
}

import { blue, coral, sky, slate, white } from '../parts/palette'
import { ben, lena, otto, person } from '../parts/people'
import { at, bubble, disc, line, shape, tile } from '../parts/shapes'
import { shoe } from '../parts/street'
import { clock, floor } from '../parts/things'
import { appear, inTurn, still, type Picture } from '../scene'

const two = floor() + at(160, 256, person(lena)) + at(460, 256, person(ben))
const words = line('M-36-9h72M-36 9h44', blue, 8)
const pause = line('M-10-20v40M10-20v40', coral, 11)

const water =
  shape('M-30-44h60l-8 92h-44z', white) +
  shape('M-27-14h54l-5 62h-44z', sky) +
  line('M-30-44-22 48h44l8-92', slate, 4)
const breath = [-26, 0, 26]
  .map((y) => line(`M-42 ${y}c14-14 28 14 42 0s28 14 42 0`, blue, 7))
  .join('')

const heat = disc(0, 0, 74, '#F7D3C8') + disc(0, 0, 56, '#EFA894')
const marks = line(
  'M-92-30-118-42M-96 6h-28M92-30l26-12M96 6h28M-70-76-88-98M70-76l18-22',
  coral,
  8,
)

export const talkBreak: Record<string, Picture> = {
  'notice-anger': [
    still(floor()),
    appear(0.3, at(320, 114, heat)),
    still(at(320, 256, person(otto))),
    appear(0.9, at(320, 114, marks)),
  ],
  'need-a-break': [
    still(two),
    appear(0.4, bubble(224, 8, 150, 88, 'left', at(-36, 0, pause) + at(28, 0, clock(6, 0, 34)))),
  ],
  'calm-down': [
    ...inTurn([shoe(), water, breath].map((svg, i) => at(150 + i * 170, 128, tile(svg)))),
  ],
  'talk-again': [
    still(two),
    still(at(320, 60, clock(6, 0, 46))),
    appear(0.6, bubble(4, 6, 106, 60, 'right', words)),
    appear(1.3, bubble(510, 6, 116, 60, 'left', words)),
  ],
}

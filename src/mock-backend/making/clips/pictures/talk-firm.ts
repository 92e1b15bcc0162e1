import { blue, brown, coral, navy, sand, sun } from '../parts/palette'
import { noor, otto, person } from '../parts/people'
import { at, box, bubble, cross, disc, label, line, tick } from '../parts/shapes'
import { floor } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const two = floor() + at(160, 256, person(otto)) + at(470, 256, person(noor))
const same = line('M-30 0h60', navy, 10)
const long = line('M-52-22h104M-52-4h104M-52 14h104', blue, 7)
const door =
  box(-50, -190, 100, 190, brown, 4) + box(-38, -178, 76, 178, sand, 4) + disc(24, -90, 7, sun)

export const talkFirm: Record<string, Picture> = {
  'they-push': [
    still(two),
    ...[0, 1, 2].map((i) =>
      appear(0.3 + i * 0.6, at(232 + i * 56, 40 + i * 18, label(0, 20, 50, '?', coral))),
    ),
  ],
  'same-words': [
    still(two),
    appear(0.3, bubble(216, 8, 80, 62, 'left', label(0, 16, 44, '?'))),
    appear(0.9, bubble(290, 60, 100, 56, 'right', same)),
    appear(1.5, bubble(510, 6, 100, 56, 'left', same)),
  ],
  'no-new-reasons': [
    still(floor() + at(320, 256, person(noor))),
    appear(0.4, bubble(60, 20, 160, 96, 'right', long)),
    appear(1, at(214, 30, cross(24))),
    appear(1.5, bubble(410, 20, 110, 66, 'left', same) + at(530, 26, tick(24))),
  ],
  'walk-away': [
    still(floor() + at(560, 228, door)),
    still(at(140, 256, person(otto))),
    appear(0.3, at(226, 70, line('M-10-30 30-42M-4-4h40M-10 22l40 12', coral, 9))),
    move(0.9, -90, 0, at(430, 256, person(noor))),
    slide(1.5, -20, 0, at(296, 60, line('M0 0h70m-14-14 14 14-14 14', navy, 8))),
  ],
}

import { soupBowl } from '../parts/food'
import { openHand } from '../parts/hands'
import { blue, brown, coral, green, ink } from '../parts/palette'
import { ana, arm, ben, lena, noor, otto, person, type Look } from '../parts/people'
import { at, box, bubble, disc, label, line, tick } from '../parts/shapes'
import { bag, bus, calendar, clock, floor, phone } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const words = line('M-36-9h72M-36 9h44', blue, 8)
const question = label(0, 20, 58, '?')
const two = (left: Look, right: Look) =>
  floor() + at(190, 256, person(left)) + at(450, 256, person(right))

const cloud = `<rect x="482" y="8" width="146" height="76" rx="38" fill="#FFFFFF"/>`
const bagFront = at(0, 0, box(-34, -8, 68, 38, brown, 10) + box(-34, -8, 68, 6, ink), 1.25)

const benWithBag =
  at(440, 256, person(ben)) +
  arm(ben, 'M488 200 520 214 512 190', 512, 190) +
  at(512, 220, bag(brown), 1.1)

export const talkTurns: Record<string, Picture> = {
  'ask-question': [
    still(two(ana, otto)),
    appear(0.4, bubble(232, 10, 100, 84, 'left', question)),
    appear(1.4, bubble(500, 10, 124, 66, 'left', words)),
  ],
  'phone-away': [
    still(two(otto, lena)),
    still(at(320, 214, bag(brown), 1.25)),
    move(0.6, 0, -110, at(320, 176, phone(), 0.7)),
    still(at(320, 214, bagFront)),
    appear(0.3, bubble(500, 10, 124, 66, 'left', words)),
    appear(1.5, at(390, 206, tick(20))),
  ],
  'show-heard': [
    still(two(lena, noor)),
    appear(0.3, bubble(500, 10, 124, 80, 'left', at(0, 2, soupBowl(), 0.62))),
    appear(
      1.2,
      bubble(
        226,
        10,
        150,
        80,
        'left',
        at(-26, 2, soupBowl(), 0.62) + at(44, 0, label(0, 18, 52, '?')),
      ),
    ),
  ],
  'your-turn': [
    still(two(noor, ana)),
    appear(0.4, bubble(226, 8, 124, 64, 'left', words)),
    appear(1.1, line('M262 140c30-26 86-26 116 0m-2-26 4 28-28 0', coral, 7)),
    appear(1.8, bubble(500, 8, 110, 64, 'left', label(0, 18, 48, '?'))),
  ],
  'looks-at-clock': [
    still(floor() + at(190, 256, person(lena)) + benWithBag),
    still(at(320, 66, clock(4, 55, 52))),
    slide(0.8, 40, 24, line('M412 92 384 80', coral, 6, '2 13')),
  ],
  'maybe-busy': [
    still(floor() + at(190, 256, person(lena)) + benWithBag),
    appear(0.5, disc(486, 82, 6, '#FFFFFF') + disc(498, 66, 9, '#FFFFFF') + cloud),
    appear(1, at(530, 46, bus(), 0.6)),
    appear(1.4, at(594, 44, clock(5, 0, 24))),
  ],
  'good-time': [
    still(floor() + at(190, 256, person(lena)) + benWithBag),
    appear(
      0.4,
      bubble(226, 10, 150, 84, 'left', at(-30, 0, clock(5, 0, 32)) + at(40, 0, question)),
    ),
  ],
  'wave-goodbye': [
    still(floor() + at(170, 256, person(lena)) + benWithBag),
    slide(
      0.4,
      0,
      20,
      arm(lena, 'M216 206 262 212 270 150', 270, 142) + at(270, 134, openHand(lena.skin)),
    ),
    slide(
      0.9,
      0,
      20,
      arm(ben, 'M394 206 352 212 346 150', 346, 142) + at(346, 134, openHand(ben.skin)),
    ),
    appear(1.5, at(308, 50, calendar('', green), 0.7) + at(308, 56, tick(16))),
  ],
}

import { steam } from '../parts/food'
import { openHand } from '../parts/hands'
import { coin } from '../parts/money'
import { blue, brown, coral, ink, navy, pale, slate, sun, white, wood } from '../parts/palette'
import { ana, arm, ben, lena, noor, otto, person, sam } from '../parts/people'
import { at, box, bubble, disc, line, padlock, shape, tick } from '../parts/shapes'
import { bus, clock, counter, cup, floor, raindrops, window } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const dots = disc(-26, 0, 8, slate) + disc(0, 0, 8, slate) + disc(26, 0, 8, slate)

const heart = shape('M0 26C-40-2-26-28-10-24c6 1 10 8 10 8s4-7 10-8c16-4 30 22-10 50z', coral)
const candle = box(-9, -4, 18, 34, white, 3) + shape('M0-34c10 12 8 24 0 26-8-2-10-14 0-26z', sun)
/** A week with its last two days marked. */
const calendarWeekend = [0, 1, 2, 3, 4, 5, 6]
  .map((day) => box(-60 + day * 17.5, -16, 14, 32, day > 4 ? coral : pale, 3))
  .join('')

export const talkBegin: Record<string, Picture> = {
  'arm-apart': [
    still(floor()),
    still(at(180, 256, person(ben))),
    move(0.4, 46, 0, at(460, 256, person(lena))),
    appear(1.2, line('M256 196h128M270 182l-14 14 14 14M370 182l14 14-14 14', coral, 7)),
  ],
  'hello-name': [
    still(floor() + at(210, 256, person(sam)) + at(460, 256, person(noor))),
    slide(
      0.5,
      0,
      20,
      arm(sam, 'M258 206 308 214 318 150', 318, 140) + at(318, 132, openHand(sam.skin)),
    ),
    appear(0.9, bubble(40, 8, 120, 62, 'right', line('M-34-8h68M-34 10h40', blue, 8))),
  ],
  'wait-calmly': [
    still(floor() + at(190, 256, person(sam)) + at(450, 256, person(noor))),
    appear(0.6, bubble(500, 12, 120, 62, 'left', dots)),
    slide(1.2, 0, -16, at(320, 84, clock(10, 2, 42))),
  ],
  'eye-contact': [
    still(floor() + at(190, 256, person(otto)) + at(450, 256, person(ana))),
    slide(0.7, -60, 0, line('M236 112H386', coral, 6, '2 14')),
    appear(1.4, at(400, 112, disc(0, 0, 12, sun)) + at(320, 72, tick(22))),
  ],
  'rain-window': [
    still(floor()),
    still(at(210, 18, window())),
    slide(0.4, 6, -18, at(210, 18, raindrops())),
    still(at(130, 256, person(ana)) + at(510, 256, person(otto))),
    appear(1, arm(otto, 'M464 206 420 190 388 140', 384, 134)),
  ],
  'bus-stop': [
    still(
      floor(236) +
        box(60, 30, 8, 210, ink) +
        box(30, 22, 68, 56, navy, 8) +
        at(64, 52, bus(), 0.42),
    ),
    still(
      box(90, 216, 200, 10, slate, 4) +
        at(200, 256, person(lena), 0.92) +
        at(400, 256, person(sam), 0.92),
    ),
    appear(0.6, bubble(250, 10, 130, 66, 'left', at(0, 2, bus(), 0.55))),
    slide(1.1, 120, 0, at(590, 196, bus(), 1.3)),
  ],
  'coffee-break': [
    still(at(190, 256, person(noor)) + at(450, 256, person(ben)) + counter(222)),
    still(
      at(300, 206, cup(coral)) +
        at(370, 206, cup(blue)) +
        at(298, 178, steam(), 0.6) +
        at(368, 178, steam(), 0.6),
    ),
    appear(0.7, bubble(246, 10, 148, 84, 'left', calendarWeekend)),
  ],
  'topics-box': [
    still(counter()),
    still(at(320, 172, box(-120, -62, 240, 104, wood, 8) + box(-130, -78, 260, 24, brown, 8))),
    slide(0.4, 0, -60, at(248, 160, coin(), 1.5)),
    slide(0.8, 0, -60, at(320, 160, heart)),
    slide(1.2, 0, -60, at(392, 160, candle)),
    appear(1.8, at(320, 92, padlock(), 1.3)),
  ],
}

import { appleCore, bin, bottle, eggShell, sprayBottle, trashBag } from '../parts/cleaning'
import { soupBowl } from '../parts/food'
import { towel } from '../parts/kitchen'
import { blue, coral, green, leaf, navy, pale, sun, white } from '../parts/palette'
import { ben, person } from '../parts/people'
import { at, cross, frame, line, shape, tick } from '../parts/shapes'
import { counter, cup, floor, timer, window } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const air = (y: number) => line(`M356 ${y}c20-16 40 16 60 0s40 16 60 0`, blue, 7)

export const homeClean: Record<string, Picture> = {
  'one-small-spot': [
    still(counter(190) + at(84, 186, soupBowl(), 0.9) + at(164, 176, cup(coral), 1.1)),
    still(frame(226, 142, 200, 96, green, 16)),
    move(0.4, -70, 0, at(340, 196, towel(), 1.05)),
    appear(1.1, at(530, 96, timer('10'), 1.4)),
  ],
  'trash-first': [
    still(floor(226)),
    slide(0.3, 0, -40, at(210, 70, appleCore(), 1.05, 20) + at(272, 76, eggShell())),
    still(at(240, 242, bin())),
    slide(1.1, -60, 0, at(470, 242, trashBag(), 1.1)),
    appear(1.7, at(560, 84, tick(24))),
  ],
  'one-cleaner': [
    still(counter(222) + at(150, 226, sprayBottle(leaf), 1.2)),
    appear(0.5, at(226, 60, tick(24))),
    slide(0.9, 0, -24, at(430, 226, bottle(navy), 1.2) + at(530, 226, bottle(sun), 1.2)),
    appear(1.6, at(480, 44, cross(26))),
  ],
  'fresh-air': [
    still(floor(226) + at(60, 34, window(), 1.2)),
    still(shape('M324 34 366 12V202l-42-12z', white) + shape('M332 44 358 30V186l-26-8z', pale)),
    slide(0.5, -40, 0, air(70) + air(108) + air(146)),
    still(at(540, 256, person(ben))),
  ],
}

import { carrot, carrotCube, lentils, onionBit, potatoCube, soupBowl, steam } from '../parts/food'
import {
  bubbles,
  burner,
  flame,
  fork,
  fridge,
  knife,
  knob,
  ladle,
  pot,
  potFromAbove,
  saltShaker,
  sink,
  spoonful,
  storageBox,
  stove,
  thermometer,
} from '../parts/kitchen'
import { carrotOrange, coral, ink, sand, sky, slate, steel, white } from '../parts/palette'
import { at, box, disc, label, line, tick } from '../parts/shapes'
import { calendar, counter, timer, wallTiles } from '../parts/things'
import { appear, slide, still, turn, type Picture } from '../scene'

const onStove = (x: number, flameHeight: number) =>
  wallTiles() + stove() + at(x, 195, burner()) + at(x, 188, flame(flameHeight)) + at(x, 168, pot())

const drops = (items: readonly string[], x: number) =>
  items.map((svg, i) =>
    slide(0.3 + i * 0.45, 0, -34, at(x + (i % 3) * 42 - 42, 30 + (i % 2) * 20, svg)),
  )

const measure =
  line('M26-30h14a14 14 0 0 1 0 34H26', slate, 6) +
  box(-28, -44, 56, 66, white, 8) +
  box(-24, -22, 48, 40, sky, 6) +
  label(0, 8, 26, '4')

function hob(x: number, y: number, on: boolean): string {
  return (
    disc(x, y, 50, on ? coral : slate) +
    disc(x, y, 40, ink) +
    disc(x, y, 26, on ? coral : slate) +
    disc(x, y, 18, ink)
  )
}

const stoveFromAbove =
  box(150, 6, 340, 262, '#2B3F58', 14) +
  hob(240, 62, false) +
  hob(400, 62, false) +
  hob(240, 186, true) +
  hob(400, 186, false)

export const cookStove: Record<string, Picture> = {
  'fry-onion': [
    still(onStove(250, 20) + at(250, 228, knob(0, 18))),
    ...drops([onionBit(), onionBit(), onionBit()], 250),
    appear(1.6, at(460, 104, timer('5'), 1.4)),
  ],
  'fill-pot': [
    still(onStove(250, 20) + at(250, 228, knob(0, 18))),
    ...drops(
      [at(0, 0, carrotCube(), 1.2), at(0, 0, potatoCube(), 1.2), at(0, 0, carrotCube(), 1.2)],
      250,
    ),
    slide(1.6, 40, -20, at(390, 60, at(0, 0, lentils(), 0.7, -24))),
    slide(2.2, 40, -20, at(500, 100, measure, 1.3)),
  ],
  'turn-down': [
    still(wallTiles() + stove() + at(210, 195, burner())),
    still(
      at(210, 188, flame(15)) + at(210, 168, pot()) + at(210, 70, bubbles()) + at(210, 50, steam()),
    ),
    still(box(380, 26, 200, 160, white, 20)),
    turn(0.8, 120, 480, 118, at(480, 118, knob(-60, 48))),
  ],
  'handle-in': [
    still(box(0, 0, 640, 256, sand) + stoveFromAbove),
    turn(
      0.9,
      125,
      240,
      186,
      at(
        240,
        186,
        at(
          0,
          0,
          potFromAbove('#E0A04A') +
            at(-16, -14, disc(0, 0, 8, carrotOrange)) +
            at(18, 12, disc(0, 0, 8, carrotOrange)) +
            at(12, -20, disc(0, 0, 6, '#EBD08F')),
          0.95,
          -35,
        ),
      ),
    ),
    appear(1.7, at(560, 90, timer('25'), 1.3)),
  ],
  'fork-test': [
    still(wallTiles() + counter() + at(180, 214, pot()) + at(180, 110, steam())),
    still(at(430, 160, carrot(), 1.5)),
    slide(0.5, 30, -80, at(430, 40, fork(), 1.1, 180)),
    appear(1.4, at(560, 90, tick(26))),
  ],
  'steam-bubbles': [
    still(onStove(320, 15)),
    appear(0.3, at(290, 70, bubbles(), 1.1) + at(366, 70, bubbles(), 0.9)),
    slide(
      0.8,
      0,
      22,
      at(250, 48, steam(), 1.1) + at(320, 44, steam(), 1.2) + at(390, 48, steam(), 1.1),
    ),
  ],
  thermometer: [
    still(onStove(250, 15) + at(250, 66, steam())),
    slide(0.4, 0, -60, line('M250 44v70', steel, 8) + line('M250 44c0-50 90-40 170 40', ink, 4)),
    slide(0.8, 50, 0, at(480, 118, thermometer(), 1.25)),
    appear(1.7, at(590, 40, tick(22))),
  ],
  taste: [
    still(wallTiles() + counter() + at(110, 214, pot()) + at(330, 170, spoonful(), 1.5)),
    appear(0.5, at(328, 140, steam(), 0.9)),
    slide(1.3, 40, 0, at(540, 176, saltShaker(), 1.1)),
  ],
  'two-bowls': [
    still(
      wallTiles() +
        counter() +
        box(14, 204, 212, 52, white) +
        box(14, 204, 212, 8, slate) +
        at(120, 204, pot()) +
        at(120, 236, knob(-120, 13)),
    ),
    slide(0.4, 0, -30, at(310, 190, soupBowl(), 1.15) + at(310, 146, steam())),
    slide(1, 0, -30, at(500, 190, soupBowl(), 1.15) + at(500, 146, steam())),
    still(at(204, 70, ladle(), 1.1, 20)),
  ],
  fridge: [
    still(box(0, 236, 640, 20, steel) + at(230, 122, fridge())),
    slide(0.4, 130, 0, at(230, 128, storageBox())),
    appear(1.2, at(490, 116, timer('2 h'), 1.5)),
  ],
  reheat: [
    still(onStove(230, 20) + at(200, 58, steam(), 1.1) + at(262, 58, steam(), 1.1)),
    ...['1', '2', '3'].map((day, i) =>
      appear(0.4 + i * 0.5, at(420 + i * 78, 110, calendar(day), 0.85)),
    ),
  ],
  dishes: [
    still(wallTiles() + counter(218) + at(60, 182, sink(), 0.9) + at(196, 186, bubbles(), 1.4)),
    slide(0.3, 0, -40, at(500, 206, knife(), 0.78)),
    appear(1, at(430, 150, tick(22))),
    slide(1.5, 40, 0, at(568, 222, pot(), 0.62)),
  ],
}

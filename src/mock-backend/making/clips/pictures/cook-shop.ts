import { apple, carrot, lentils, potato } from '../parts/food'
import { fridge, storageBox } from '../parts/kitchen'
import {
  blue,
  brown,
  coral,
  green,
  ink,
  leaf,
  sand,
  slate,
  steel,
  white,
  wood,
} from '../parts/palette'
import { bigPhone } from '../parts/screens'
import { arrowRight, at, box, line, oval, shape, tick } from '../parts/shapes'
import { calendar, checkbox, counter, paper, pencil, textLine } from '../parts/things'
import { appear, inTurn, move, slide, still, type Picture } from '../scene'

const greens =
  shape('M0 50c-50-10-66-44-46-66 2-26 34-32 46-18 12-14 44-8 46 18 20 22 4 56-46 66z', leaf) +
  shape('M0 50c-26-14-32-38-18-54 4-14 14-18 18-8 4-10 14-6 18 8 14 16 8 40-18 54z', '#A8CFB0') +
  line('M0 48V4', white, 5)

const frost = line('M0-16v32M-14-8l28 16M14-8l-28 16', blue, 5)
const can =
  box(-24, -60, 48, 60, coral, 5) + box(-24, -42, 48, 24, sand) + oval(0, -60, 24, 6, steel)
const riceBag =
  shape('M-28-70h56l6 70h-68z', sand) +
  box(-24, -46, 48, 24, white, 4) +
  line('M-28-70h56', brown, 6)

const cupboard =
  box(0, 0, 210, 226, wood, 8) +
  box(10, 10, 190, 98, white, 4) +
  box(10, 118, 190, 98, white, 4) +
  at(60, 108, riceBag) +
  at(140, 108, can) +
  at(104, 188, lentils(), 0.8)

const filled =
  fridge() +
  at(-30, -74, frost) +
  at(30, -74, frost) +
  at(-32, 4, greens, 0.48) +
  at(34, 15, storageBox(), 0.6) +
  at(-40, 88, apple(), 0.6) +
  at(30, 98, carrot(), 0.5)

const row = (y: number, svg: string, have: boolean) =>
  at(236, y - 11, checkbox(have)) + at(318, y, svg, 0.5) + textLine(370, y, 40)

export const cookShop: Record<string, Picture> = {
  'three-places': [
    still(box(0, 240, 640, 16, steel) + at(180, 122, filled)),
    slide(0.7, 40, 0, at(380, 14, cupboard)),
  ],
  'eat-soon': [
    still(counter(206) + at(190, 150, greens, 1.4)),
    slide(0.5, -30, 0, at(310, 130, arrowRight(60, ink))),
    appear(1, at(480, 120, calendar('', green), 1.5) + at(480, 136, tick(26))),
  ],
  'what-is-missing': [
    still(at(210, 14, paper(220, 228))),
    ...inTurn([row(56, potato(), true), row(112, carrot(), true)]),
    appear(1, row(192, apple(), false) + line('M230 150h180', slate, 3)),
    move(1, -30, 0, at(420, 204, pencil(), 1.1)),
  ],
  'fridge-photo': [
    still(box(0, 240, 640, 16, steel) + at(180, 122, filled)),
    slide(0.6, 50, 0, at(470, 126, bigPhone(at(-14, -4, filled, 0.46)))),
    appear(1.4, at(580, 60, tick(24))),
  ],
}

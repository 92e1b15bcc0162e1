import { apple } from '../parts/food'
import {
  brown,
  coral,
  gold,
  green,
  ink,
  leaf,
  sand,
  steel,
  sun,
  white,
  wood,
} from '../parts/palette'
import { at, box, disc, line, oval, shape, tick } from '../parts/shapes'
import { counter } from '../parts/things'
import { appear, inTurn, still, type Picture } from '../scene'

const bread =
  shape('M-44 34V-10C-62-24-48-46-26-42H26C48-46 62-24 44-10V34z', brown) +
  shape('M-36 26V-12C-48-24-38-36-24-34H24C38-36 48-24 36-12V26z', sand)
const oats =
  oval(0, -10, 48, 15, sand) +
  [-24, -8, 8, 24].map((x, i) => oval(x, -12 + (i % 2) * 6, 7, 4, wood)).join('') +
  shape('M-48-10C-46 26-26 38 0 38S46 26 48-10C38 8-38 8-48-10z', coral)
const egg = shape('M0-40C24-40 34-6 34 8A34 34 0 0 1-34 8C-34-6-24-40 0-40z', sand)
const yogurt =
  shape('M-30-34h60l-8 72h-44z', white) + box(-34, -42, 68, 12, steel, 4) + disc(0, 4, 14, coral)
const beans =
  box(-30, -42, 60, 84, steel, 8) +
  box(-30, -20, 60, 40, green) +
  oval(-8, 0, 9, 6, brown) +
  oval(9, 3, 9, 6, brown)
const banana =
  shape('M-46-20C-30 34 26 42 50 4C54-2 48-8 42-4C18 18-18 6-34-28C-40-32-48-28-46-20z', sun) +
  line('M-40-26-44-36', ink, 6)
const tomato = disc(0, 4, 34, coral) + line('M0-28v-12M-14-26 0-30 14-26', leaf, 7)
const plate = oval(0, 0, 190, 84, white) + oval(0, -4, 150, 62, '#F3F7FA')
const friedEgg = oval(0, 0, 52, 30, white) + oval(0, 0, 52, 30, '#FFFDF4') + disc(4, -4, 15, gold)

export const cookBreakfast: Record<string, Picture> = {
  'grain-part': [
    still(counter(200)),
    ...inTurn([at(210, 150, bread, 1.3), at(430, 156, oats, 1.3)]),
  ],
  'protein-part': [
    still(counter(200)),
    ...inTurn([at(150, 156, egg, 1.1), at(320, 150, yogurt, 1.2), at(490, 150, beans, 1.2)]),
  ],
  'fruit-part': [
    still(counter(200)),
    ...inTurn([at(160, 160, banana, 1.2), at(330, 158, tomato, 1.1), at(490, 160, apple(), 1.3)]),
  ],
  'whole-plate': [
    still(counter(214) + at(320, 150, plate)),
    appear(0.4, at(220, 136, bread, 0.9)),
    appear(0.9, at(330, 156, friedEgg)),
    appear(1.4, at(424, 138, tomato, 0.8)),
    appear(2, at(570, 50, tick(24))),
  ],
}

import { paperRoll } from '../parts/cleaning'
import { carrot } from '../parts/food'
import { openHand } from '../parts/hands'
import { board, bubbles, soap } from '../parts/kitchen'
import { tissue } from '../parts/laundry'
import { green, ink, leaf, sky, white } from '../parts/palette'
import { ben } from '../parts/people'
import { arrowRight, at, disc, label, line, oval, shape, tick } from '../parts/shapes'
import { counter, timer, wallTiles } from '../parts/things'
import { appear, inTurn, slide, still, type Picture } from '../scene'

const meat =
  shape('M-74 4c-4-30 30-46 66-40 34-12 78 2 80 30 2 24-22 34-64 34s-78 2-82-24z', '#F2C9BE') +
  shape('M-64 4c-2-22 26-36 56-30 30-10 68 2 68 22 0 18-20 24-54 24s-68 2-70-16z', '#CF5F58') +
  disc(28, -4, 12, white) +
  disc(28, -4, 6, '#F2C9BE')

const juice = oval(0, 0, 70, 13, '#E79A92') + oval(58, 6, 26, 7, '#E79A92')

const germ = (colour: string) =>
  line('M0-22v44M-22 0h44M-16-16l32 32M16-16l-32 32', colour, 5) + disc(0, 0, 14, colour)

const glass =
  line('M52 52 104 104', ink, 20) +
  disc(0, 0, 80, ink) +
  disc(0, 0, 70, '#FBE4E0') +
  at(-26, -24, germ(green)) +
  at(26, -10, germ(leaf), 0.9) +
  at(-16, 32, germ(leaf), 0.8) +
  at(30, 36, germ(green), 0.7)

const forearm = line('M0 8V120', ben.skin, 24)
const number = (content: string) => disc(0, 0, 22, ink) + label(0, 10, 28, content, white)

export const cookSafe: Record<string, Picture> = {
  'raw-juice': [
    still(counter(206) + at(70, 190, board(280)) + at(236, 180, juice) + at(190, 156, meat, 1.1)),
    slide(0.6, 60, 0, at(460, 108, glass)),
  ],
  'soap-hands': [
    still(wallTiles()),
    still(at(170, 150, forearm + openHand(ben.skin), 2, -6)),
    still(at(290, 150, forearm + openHand(ben.skin), 2, 6)),
    appear(0.5, at(232, 140, bubbles(), 1.2) + at(220, 186, bubbles())),
    still(at(420, 230, soap(), 1.5)),
    appear(1.1, at(540, 110, timer('20'), 1.4)),
  ],
  'paper-then-soap': [
    still(counter(190) + at(70, 196, paperRoll()) + at(220, 220, juice)),
    slide(0.4, -50, -20, at(210, 206, tissue(), 1.6)),
    slide(1, -30, 0, at(330, 130, arrowRight(50))),
    slide(1.4, 40, 0, at(560, 190, soap(), 1.5) + at(460, 206, bubbles())),
    appear(1.4, oval(460, 222, 62, 12, sky)),
  ],
  'vegetables-first': [
    still(counter(206)),
    ...inTurn([
      at(50, 190, board(230)) + at(176, 164, carrot(), 1.2) + at(165, 66, number('1')),
      at(290, 120, arrowRight(50)),
      at(360, 190, board(230)) + at(475, 162, meat) + at(475, 66, number('2')),
    ]),
    appear(1.8, at(590, 60, tick(24))),
  ],
}

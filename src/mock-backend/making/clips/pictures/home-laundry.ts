import {
  detergent,
  jeans,
  laundryBasket,
  measuringCup,
  pegs,
  shirt,
  sock,
  tissue,
  washer,
} from '../parts/laundry'
import { coin } from '../parts/money'
import { blue, coral, gold, green, ink, navy, sand, sky, slate, white } from '../parts/palette'
import { at, disc, line, tick } from '../parts/shapes'
import { floor } from '../parts/things'
import { appear, slide, still, type Picture } from '../scene'

const sun = disc(0, 0, 24, gold) + line('M0-38v-10M0 38v10M-38 0h-10M38 0h10', gold, 6)

/** Positions on the floor: light clothes left, dark and strong colors right. */
const light = 180
const dark = 460

export const homeLaundry: Record<string, Picture> = {
  'two-piles': [
    still(floor(214)),
    still(at(light + 34, 140, sock(sand), 1.1) + at(dark + 40, 140, sock(green), 1.1)),
    slide(0.3, 0, -60, at(light - 24, 138, shirt(white), 1.1, -8)),
    slide(0.9, 0, -60, at(dark - 24, 138, shirt(navy), 1.1, -8)),
    slide(1.5, 0, -60, at(dark + 6, 116, shirt(coral), 0.9, 10)),
    still(at(light, 240, laundryBasket(sky), 1.2) + at(dark, 240, laundryBasket(slate), 1.2)),
  ],
  'empty-pockets': [
    still(floor(230) + at(200, 130, jeans(), 1.3)),
    slide(0.4, -120, -20, at(400, 100, tissue(), 1.5)),
    slide(1, -120, -20, at(370, 180, coin(), 1.1) + at(424, 190, coin(), 1.1)),
    appear(1.6, at(540, 128, tick(26))),
  ],
  'load-washer': [
    still(floor(236) + at(170, 244, washer(), 1.2)),
    slide(0.4, 40, 0, at(400, 240, detergent(), 1.35)),
    slide(1, 40, 0, at(530, 240, measuringCup(), 1.3)),
    appear(1.7, at(530, 130, tick(24))),
  ],
  'hang-to-dry': [
    still(at(580, 38, sun, 0.65) + line('M0 84C200 96 440 96 640 84', ink, 4)),
    slide(0.2, 0, 30, at(120, 132, shirt(white), 1.2)),
    slide(0.6, 0, 30, at(260, 132, shirt(coral), 1.2)),
    slide(1, 0, 30, at(390, 132, sock(blue), 1.2)),
    slide(1.4, 0, 30, at(510, 136, shirt(navy), 1.2)),
    still(at(0, 90, pegs([98, 142, 238, 282, 390, 488, 532]))),
  ],
}

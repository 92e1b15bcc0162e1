import { foodBasket } from '../parts/food'
import { balance, coins, planRow, receipt, tag } from '../parts/money'
import { brown, green, ink, navy, sand, white } from '../parts/palette'
import { arrowRight, at, line, shape, tick } from '../parts/shapes'
import { bus, counter, house, paper, phone } from '../parts/things'
import { appear, slide, still, type Picture } from '../scene'

const plus = line('M-14 0h28M0-14v28', ink, 8)
const equals = line('M-14-8h28M-14 8h28', ink, 8)

const outgoing = [
  [house(), 0.42, '$400'],
  [foodBasket(), 0.4, '$200'],
  [phone(), 0.5, '$30'],
  [bus(), 0.42, '$50'],
] as const

const folder = shape('M-90-26h70l14 16h96v84h-180z', brown) + shape('M-90 4h180v70h-180z', sand)

export const moneyLists: Record<string, Picture> = {
  'money-in': [
    still(counter() + at(130, 214, coins(10)) + at(130, 60, tag('$700'))),
    slide(0.7, 0, 24, at(222, 150, plus) + at(310, 214, coins(3)) + at(310, 136, tag('$200'))),
    slide(
      1.5,
      0,
      24,
      at(400, 150, equals) +
        at(486, 214, coins(10)) +
        at(556, 214, coins(3)) +
        at(521, 60, tag('$900', green, white)),
    ),
  ],
  'money-out': [
    still(at(190, 10, paper(220, 236)) + at(440, 128, arrowRight(80, navy))),
    ...outgoing.map(([icon, scale, amount], i) =>
      appear(0.3 + i * 0.5, at(190, 0, planRow(46 + i * 54, at(0, 0, icon, scale), amount))),
    ),
  ],
  receipts: [
    still(counter(222)),
    slide(0.2, 0, -50, at(270, 84, receipt('$12'), 1, -8)),
    slide(0.7, 0, -50, at(330, 76, receipt('$3'), 1, 4)),
    slide(1.2, 0, -50, at(386, 90, receipt('$25'), 1, 12)),
    still(at(325, 156, folder)),
  ],
  scale: [
    still(at(320, 112, balance(-6, at(0, 8, coins(5)), at(0, 8, coins(3))))),
    appear(0.8, at(170, 214, tag('$900', green, white)) + at(470, 184, tag('$840'))),
    appear(1.5, at(320, 34, tick(24))),
  ],
}

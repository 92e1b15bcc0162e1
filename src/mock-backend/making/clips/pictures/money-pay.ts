import { coins, tag } from '../parts/money'
import { green, ink, white } from '../parts/palette'
import { arrowRight, at, line, tick } from '../parts/shapes'
import { clock, counter, house, medicine } from '../parts/things'
import { appear, move, slide, still, type Picture } from '../scene'

const times = line('M-16-16 16 16M16-16-16 16', ink, 8)

export const moneyPay: Record<string, Picture> = {
  'hours-times-pay': [
    still(counter(222) + at(150, 132, clock(9, 0, 70))),
    appear(0.4, at(150, 34, tag('80 h'))),
    appear(0.8, at(300, 132, times)),
    slide(1.2, 40, 0, at(450, 200, coins(1), 1.4) + at(450, 100, tag('$10'))),
  ],
  'gross-pay': [
    still(counter(214)),
    slide(0.3, 0, -40, at(320, 214, coins(8), 1.2)),
    appear(1, at(320, 50, tag('$800', white, ink, 130))),
  ],
  'pay-deductions': [
    still(counter(214) + at(180, 214, coins(6), 1.2)),
    move(0.4, -220, -40, at(400, 214, coins(2), 1.2)),
    appear(1.1, at(400, 100, tag('−$120', white, ink, 130))),
    appear(1.6, at(530, 90, house(), 0.8) + at(590, 180, medicine(), 0.9)),
  ],
  'net-pay': [
    still(counter(214) + at(230, 214, coins(6), 1.2)),
    slide(0.6, -40, 0, at(320, 128, arrowRight(60, ink))),
    appear(1, at(480, 128, tag('$680', green, white, 150), 1.2)),
    appear(1.6, at(590, 50, tick(24))),
  ],
}

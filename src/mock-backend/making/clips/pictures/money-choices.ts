import { apple, basket, foodBasket } from '../parts/food'
import { coin, jar, tag } from '../parts/money'
import { coral, green, navy, sky, sun, white } from '../parts/palette'
import { at, box, dim, disc, frame, label, line, shape, tick, tile } from '../parts/shapes'
import { shoe } from '../parts/street'
import { bus, calendar, counter, house, medicine, phone } from '../parts/things'
import { appear, inTurn, slide, still, type Picture } from '../scene'

const game =
  shape(
    'M-44-20c10-8 78-8 88 0 12 14 16 52 4 54-14 2-20-20-30-20h-36c-10 0-16 22-30 20-12-2-8-40 4-54z',
    navy,
  ) +
  line('M-28-2h18M-19-11v18', white, 5) +
  disc(18, -6, 5, sun) +
  disc(30, 4, 5, coral)
const film =
  shape('M-34-16h68l-10 58h-48z', white) +
  shape('M-34-16h14l4 58h-8zM-4-16h14l-3 58h-8zM34-16h-10l-6 58h6z', coral) +
  [-24, -8, 8, 24, -16, 0, 16]
    .map((x, i) => disc(x, i < 4 ? -20 : -32, 12, i % 2 ? '#F7E3A8' : sun))
    .join('')

const needs = [house(), at(0, 0, foodBasket(), 0.8), medicine(), at(0, 2, bus(), 0.85)]
const wants = [at(0, 0, game), at(0, 0, film), shoe()]

const bar = (x: number, height: number, amount: string) =>
  box(x, 214 - height, 80, height, navy, 8) + label(x + 40, 250 - 6, 28, amount)

export const moneyChoices: Record<string, Picture> = {
  needs: inTurn(needs.map((svg, i) => at(98 + i * 148, 128, tile(svg)))),
  wants: inTurn(wants.map((svg, i) => at(150 + i * 170, 128, tile(svg)))),
  'needs-jar': [
    still(
      counter() +
        at(220, 150, jar(0.1, at(0, 0, house(), 0.42))) +
        at(430, 150, jar(0, at(0, 0, shoe(), 0.42))),
    ),
    ...[0, 1, 2, 3].map((i) =>
      slide(0.3 + i * 0.4, 0, -40, at(190 + i * 20, 46 + (i % 2) * 18, coin())),
    ),
    appear(1.5, at(220, 150, jar(0.85, at(0, 0, house(), 0.42))) + at(300, 60, tick(22))),
  ],
  'one-want': [
    ...wants.map((svg, i) => still(at(150 + i * 170, 128, i === 1 ? tile(svg) : dim(tile(svg))))),
    appear(0.8, frame(258, 66, 124, 124, green, 20) + at(382, 66, tick(24))),
  ],
  'rent-calendar': inTurn(
    [140, 320, 500].map(
      (x) =>
        at(x, 92, calendar('', navy), 1.5) + at(x, 108, house(), 0.68) + at(x, 206, tag('$400')),
    ),
  ),
  'fixed-costs': [
    slide(0, 0, 0, at(200, 100, box(-90, -60, 180, 120, sky, 14) + bus())),
    slide(0.3, 0, 24, at(200, 206, tag('$50'))),
    slide(0.9, 0, 24, at(440, 100, phone(), 1.5) + at(440, 206, tag('$30'))),
  ],
  'food-bars': [
    still(at(110, 170, foodBasket(), 1.25)),
    slide(0.3, 0, 20, bar(230, 130, '$180')),
    slide(0.9, 0, 20, bar(360, 186, '$220')),
    slide(1.5, 0, 20, bar(490, 158, '$200')),
  ],
  'lighter-basket': [
    still(
      counter() +
        at(190, 102, apple(), 0.9) +
        at(190, 150, basket(), 1.5) +
        at(470, 146, jar(0.25), 1.05),
    ),
    appear(0.4, line('M290 110c40-50 90-50 130-16m-4-26 6 28-28 0', coral, 7)),
    slide(0.9, -60, -20, at(450, 60, coin()) + at(492, 44, coin())),
    appear(1.5, at(470, 146, jar(0.6), 1.05)),
  ],
}

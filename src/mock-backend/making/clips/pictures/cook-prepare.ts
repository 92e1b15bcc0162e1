import {
  carrot,
  carrotCube,
  lentils,
  onion,
  onionBit,
  potato,
  potatoCube,
  soupBowl,
  steam,
} from '../parts/food'
import { clawHand, knifeEdgeOn } from '../parts/hands'
import {
  board,
  boardFromAbove,
  bubbles,
  burner,
  flame,
  fork,
  knife,
  knob,
  pot,
  sink,
  soap,
  stove,
  tap,
  towel,
  water,
  woodenSpoon,
} from '../parts/kitchen'
import { blue, carrotOrange, coral, green, ink, sky, sun, white } from '../parts/palette'
import { ana, apron, person } from '../parts/people'
import { arrowRight, at, box, disc, frame, label, line, oval, shape, tick } from '../parts/shapes'
import {
  checkbox,
  clock,
  counter,
  paper,
  pencil,
  textLine,
  timer,
  wallTiles,
} from '../parts/things'
import { appear, inTurn, move, slide, still, type Picture } from '../scene'

const number = (content: string) => disc(0, 0, 19, ink) + label(0, 9, 25, content, white)

const recipeCard =
  at(230, 14, paper(200, 214)) +
  at(330, 62, soupBowl(), 0.62) +
  [108, 140, 172, 204]
    .map(
      (y, i) =>
        at(256, y, disc(0, 0, 9, i === 3 ? green : coral)) + textLine(278, y, i % 2 ? 104 : 126),
    )
    .join('')

const food = [
  [105, onion(), '1'],
  [250, at(0, -14, carrot(), 0.9) + at(8, 18, carrot(), 0.9), '2'],
  [400, potato(), '1'],
  [535, lentils(), '½'],
] as const

const atHome = [
  [54, onion()],
  [106, at(0, 0, carrot(), 0.86)],
  [158, potato()],
] as const

const list = (missing: string) =>
  at(220, 16, paper(200, 222)) +
  atHome
    .map(
      ([y, svg]) => at(246, y - 11, checkbox(true)) + at(318, y, svg, 0.42) + textLine(356, y, 40),
    )
    .join('') +
  missing

function hand(x: number, y: number, skin: string, side: 1 | -1): string {
  const fingers = [-18, -6, 6, 18].map((dy) => line(`M0 ${dy}h${56 * side}`, skin, 13)).join('')
  return at(x, y, line(`M${-90 * side} 34 0 4`, skin, 38) + oval(0, 0, 26, 28, skin) + fingers)
}

const rolledArm = (x: number, side: 1 | -1) =>
  line(`M${x} 196l${-34 * side} 10`, '#35769F', 34) +
  line(`M${x - 34 * side} 206l${-40 * side} -6`, ana.skin, 24) +
  disc(x - 80 * side, 199, 17, ana.skin)

const boardScene = () => box(0, 0, 640, 256, '#F6EBD3') + at(90, 16, boardFromAbove(440, 226))

const slices = [140, 168, 196, 226]
  .map((x) => oval(x, 176, 7, 16, '#C96A22') + oval(x - 3, 176, 6, 15, carrotOrange))
  .join('')

const dampCloth =
  box(122, 199, 396, 15, coral, 5) +
  [150, 186, 420, 456, 490].map((x) => box(x, 199, 12, 15, white)).join('') +
  box(122, 214, 396, 4, '#A93D1F', 2)

/** A carrot whose leafy end is cut off, the flat cut against the blade. */
const cutCarrot =
  shape('M282 154c70-4 150 6 224 28-60 14-150 18-224 14z', carrotOrange) +
  oval(282, 175, 7, 21, '#F3B06A') +
  line('M400 162v8M440 190v-7M360 192v-8', '#C96A22', 3)

const pieces: readonly (readonly [number, number, string])[] = [
  [170, 80, carrotCube()],
  [240, 66, potatoCube()],
  [310, 84, carrotCube()],
  [206, 134, potatoCube()],
  [282, 140, carrotCube()],
  [352, 136, onionBit()],
  [170, 190, onionBit()],
  [240, 196, carrotCube()],
  [318, 196, potatoCube()],
  [392, 84, potatoCube()],
  [404, 190, carrotCube()],
]

export const cookPrepare: Record<string, Picture> = {
  'recipe-card': [
    still(counter(222) + recipeCard),
    move(0.8, 0, -96, frame(242, 188, 176, 32, sun, 8)),
  ],
  'soup-food': [
    still(counter(190)),
    ...inTurn(food.map(([x, svg, amount]) => at(x, 140, svg, 1.15) + at(x, 222, number(amount)))),
  ],
  'shopping-list': [
    still(list(at(246, 199, checkbox(false)) + at(318, 214, lentils(), 0.5))),
    appear(1, line('M358 210h36', ink, 6)),
    move(1, -36, 0, at(396, 208, pencil(), 1.1)),
  ],
  'one-hour': [
    still(counter(222) + at(180, 122, clock(6, 0, 82))),
    slide(0.6, -60, 0, at(286, 122, arrowRight(60, blue))),
    appear(
      1.2,
      at(450, 96, clock(7, 0, 60)) + at(556, 206, soupBowl(), 0.9) + at(556, 172, steam(), 0.8),
    ),
  ],
  'wash-hands': [
    still(
      wallTiles() +
        counter(222) +
        at(236, 60, tap()) +
        at(310, 82, water(140)) +
        at(566, 212, soap()),
    ),
    slide(0.3, -50, 0, hand(250, 160, ana.skin, 1)),
    slide(0.3, 50, 0, hand(372, 164, ana.skin, -1)),
    appear(1, at(312, 150, bubbles()) + at(300, 184, bubbles(), 0.8)),
    slide(1.4, 0, 20, at(540, 72, timer('20'), 1.1)),
  ],
  'ready-cook': [
    still(wallTiles() + at(320, 256, person({ ...ana, top: blue }) + apron(), 1.12)),
    slide(0.7, 0, 16, rolledArm(238, 1) + rolledArm(402, -1)),
    appear(1.4, at(394, 38, tick(20)) + at(186, 176, tick(20)) + at(454, 176, tick(20))),
  ],
  tools: [
    still(wallTiles() + counter(206)),
    slide(0.2, 0, -30, at(140, 214, pot(), 1.05)),
    slide(0.7, 0, -30, at(270, 196, board(150))),
    slide(1.2, 0, -30, at(474, 184, knife(), 0.92)),
    slide(1.7, 0, -30, at(548, 214, woodenSpoon(), 1.1)),
    slide(2.2, 0, -30, at(604, 214, fork(), 0.9)),
  ],
  'clear-stove': [
    still(
      wallTiles() +
        stove(196) +
        at(210, 195, burner()) +
        at(210, 188, flame(26)) +
        at(210, 166, pot()) +
        at(210, 228, knob(-60, 18)),
    ),
    move(0.8, -190, 0, at(522, 184, towel())),
    appear(0.8, at(360, 140, arrowRight(90, coral))),
    appear(1.6, at(522, 130, tick(22))),
  ],
  'wash-vegetables': [
    still(wallTiles() + at(190, 182, sink()) + at(266, 66, tap()) + at(340, 88, water(110))),
    slide(0.3, -40, -10, at(318, 168, carrot(), 0.9, -8) + at(352, 184, carrot(), 0.9, 6)),
    slide(0.9, 40, 0, at(560, 208, lentils(), 1.05)),
    appear(1.4, line('M306 146l-12-12M374 146l12-12', sky, 5) + at(340, 206, bubbles(), 0.7)),
  ],
  'board-cloth': [
    still(counter(206)),
    slide(0.3, -110, 0, dampCloth),
    move(0.9, 0, -46, at(170, 179, board(300)) + at(320, 158, carrot(), 1.05)),
    appear(1.7, at(520, 130, tick(24))),
  ],
  'claw-hand': [
    still(counter(206) + at(110, 190, board(430)) + cutCarrot + slices),
    still(at(268, 0, knifeEdgeOn(ana.skin))),
    slide(0.5, 90, -10, clawHand(ana.skin)),
    appear(1.5, at(206, 52, tick(24))),
  ],
  'small-pieces': [
    still(boardScene()),
    ...pieces.map(([x, y, svg], i) => slide(0.2 + i * 0.17, 0, -22, at(x, y, svg, 1.5))),
    still(at(590, 40, knife(), 0.9, -90)),
  ],
}

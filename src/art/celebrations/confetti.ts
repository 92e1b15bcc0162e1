import { circle, type Piece, type Point } from './drawing'

const colours = ['sun', 'blue', 'leaf', 'coral', 'base'] as const
const square = 'M-5 -5L5 -5L5 5L-5 5Z'

/**
 * Where the confetti comes to rest in a picture of 440 by 188: at the sides, so that it covers
 * nothing in the middle.
 */
const points: readonly Point[] = [
  [48, 18],
  [101, 144],
  [35, 124],
  [84, 76],
  [132, 30],
  [18, 56],
  [66, 168],
  [116, 106],
  [312, 24],
  [342, 82],
  [360, 150],
  [329, 122],
  [390, 62],
  [406, 102],
  [378, 36],
  [424, 140],
  [320, 166],
  [398, 170],
  [146, 164],
  [304, 60],
]

/** Twenty pieces of confetti that fall within 900 ms. */
export const confetti: readonly Piece[] = points.map((at, index) => ({
  shapes: [
    { path: index % 3 === 0 ? circle(0, 0, 5) : square, colour: colours[index % 5] ?? 'sun' },
  ],
  at,
  turn: (index * 41) % 90,
  enters: {
    after: (index % 5) * 50,
    takes: 700,
    from: [0, -90],
    turn: ((index * 41) % 90) - 120,
    by: 'fading',
  },
}))

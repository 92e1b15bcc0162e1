import { circle, type Shape } from './drawing'

const water: Shape = {
  path: 'M8 50C12 47.3 16 47.3 20 50C24 52.7 28 52.7 32 50C36 47.3 40 47.3 44 50C48 52.7 52 52.7 56 50',
  colour: 'wave',
  line: 3,
}

const both = (
  path: string,
  area: Shape['colour'],
  edge: Shape['colour'],
  line: number,
): Shape[] => [
  { path, colour: area },
  { path, colour: edge, line },
]

/** The ships of the three journeys in a square of 64, the same drawings as in `marker-*.svg`. */
export const ships = {
  'row-boat': [
    water,
    {
      path: 'M23.1 42.7L23.1 32.6C23.1 28.3 26.6 24.7 31 24.7C35.4 24.7 38.9 28.3 38.9 32.6L38.9 42.7Z',
      colour: 'coral',
    },
    { path: circle(31, 19, 6.1), colour: 'skin' },
    {
      path: 'M24.5 19C24.5 15.4 27.4 12.5 31 12.5C34.6 12.5 37.5 15.4 37.5 19C35.3 18.2 33.9 16.8 33.2 15.4C31.7 17.5 28.1 19 24.5 19Z',
      colour: 'hair',
    },
    ...both(
      'M8 34C22 39 42 39 56 32C54 42 49 48 43 48L21 48C14 48 9 42 8 34Z',
      'navy',
      'white',
      2.5,
    ),
    { path: 'M40 24L20 46', colour: 'wood', line: 3.5 },
  ],
  yacht: [
    water,
    { path: 'M30 5L30 36', colour: 'ink', line: 3 },
    ...both('M27 8C20 15 13 24 10 32L27 32Z', 'white', 'navy', 2),
    ...both('M33.5 10C37.5 20 44.5 28 52.5 32L33.5 32Z', 'coral', 'coralEdge', 2),
    ...both('M7 37L57 37C54 45 50 49 44 49L20 49C13 49 9 44 7 37Z', 'navy', 'white', 2.5),
  ],
  cruise: [
    water,
    { path: 'M31 8L40 8L41.5 18L29.5 18Z', colour: 'coral' },
    ...both('M20 17L46 17L46 26L20 26ZM13 26L51 26L55 36L11 36Z', 'white', 'navy', 2),
    {
      path: 'M25 21.5L27 21.5M32 21.5L34 21.5M39 21.5L41 21.5M19 31L21 31M27 31L29 31M35 31L37 31M43 31L45 31',
      colour: 'navy',
      line: 3.5,
    },
    ...both('M5 36L59 36C57 44 53 49 47 49L19 49C11 49 7 43 5 36Z', 'navy', 'white', 2.5),
  ],
} as const satisfies Record<string, readonly Shape[]>

export type ShipName = keyof typeof ships

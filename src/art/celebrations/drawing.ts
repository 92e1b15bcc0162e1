import type { Painted } from './colours'

export type Point = readonly [x: number, y: number]

/** An area, or a line of that width. The path is in absolute M, L, C and Z only. */
export type Shape = Painted & { path: string }

/** How a piece comes to where it rests; whatever is not named does not change. Times in ms. */
export type Entrance = {
  after?: number
  takes: number
  /** From so far away. */
  from?: Point
  /** From so many times its size. */
  size?: number
  /** From so many degrees. */
  turn?: number
  /** Out of nothing, or: its lines are drawn as by a pen. */
  by?: 'fading' | 'drawing'
}

/** Shapes that move together. Later pieces lie on top. */
export type Piece = {
  shapes: readonly Shape[]
  /** The point of the shapes that `at` places, and round which they turn and grow. */
  origin?: Point
  at?: Point
  size?: number
  turn?: number
  enters?: Entrance
}

/** One celebration as it is at rest, and how it gets there: for the still and the moving picture. */
export type Drawing = {
  width: number
  height: number
  /** Fills its place and may lose its sides; otherwise all of it shows. */
  fills?: boolean
  pieces: readonly Piece[]
}

const one = (number: number) => String(Math.round(number * 10) / 10)
const at = (...points: Point[]) => points.map(([x, y]) => `${one(x)} ${one(y)}`).join(' ')

/** How far the handles of a quarter of a circle reach. */
const quarter = 0.5523

export function circle(x: number, y: number, radius: number): string {
  const reach = radius * quarter
  return [
    `M${at([x, y - radius])}`,
    `C${at([x + reach, y - radius], [x + radius, y - reach], [x + radius, y])}`,
    `C${at([x + radius, y + reach], [x + reach, y + radius], [x, y + radius])}`,
    `C${at([x - reach, y + radius], [x - radius, y + reach], [x - radius, y])}`,
    `C${at([x - radius, y - reach], [x - reach, y - radius], [x, y - radius])}Z`,
  ].join('')
}

/** A star with four points, round 0 0. */
export function star(radius: number): string {
  const inner = radius * 0.22
  return `M${at([0, -radius])}L${at([inner, -inner])}L${at([radius, 0])}L${at([inner, inner])}L${at([0, radius])}L${at([-inner, inner])}L${at([-radius, 0])}L${at([-inner, -inner])}Z`
}

/** When the last piece has come, in ms. */
export function lengthOf({ pieces }: Drawing): number {
  return Math.max(
    0,
    ...pieces.map(({ enters }) => (enters ? (enters.after ?? 0) + enters.takes : 0)),
  )
}

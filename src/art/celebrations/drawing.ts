import type { Painted } from './colours'

export type Point = readonly [x: number, y: number]

/** A filled area, or a line if `line` gives its width. The path has only absolute M, L, C and Z commands. */
export type Shape = Painted & { path: string }

/** How a piece moves to its final state; a property that is missing does not change. Times in ms. */
export type Entrance = {
  after?: number
  takes: number
  /** Offset at the start. */
  from?: Point
  /** Scale at the start. */
  size?: number
  /** Rotation at the start, in degrees. */
  turn?: number
  /** `fading` fades the piece in, `drawing` draws its lines as a pen would. */
  by?: 'fading' | 'drawing'
}

/** Shapes that move together. Later pieces lie on top of earlier ones. */
export type Piece = {
  shapes: readonly Shape[]
  /** The point of the shapes that is placed at `at`, and the center of their rotation and scaling. */
  origin?: Point
  at?: Point
  size?: number
  turn?: number
  enters?: Entrance
}

/**
 * One celebration: its final state and how each piece gets there. Both the still picture and the
 * animation are made from it.
 */
export type Drawing = {
  width: number
  height: number
  /** Covers its container and may be cropped; otherwise the whole drawing shows. */
  fills?: boolean
  pieces: readonly Piece[]
}

const one = (number: number) => String(Math.round(number * 10) / 10)
const at = (...points: Point[]) => points.map(([x, y]) => `${one(x)} ${one(y)}`).join(' ')

/** Distance of the control points from the ends of a Bézier curve that draws a quarter circle of radius 1. */
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

/** A star with four points, centered at 0 0. */
export function star(radius: number): string {
  const inner = radius * 0.22
  return `M${at([0, -radius])}L${at([inner, -inner])}L${at([radius, 0])}L${at([inner, inner])}L${at([0, radius])}L${at([-inner, inner])}L${at([-radius, 0])}L${at([-inner, -inner])}Z`
}

/** How long the whole animation takes, in ms. */
export function lengthOf({ pieces }: Drawing): number {
  return Math.max(
    0,
    ...pieces.map(({ enters }) => (enters ? (enters.after ?? 0) + enters.takes : 0)),
  )
}

import { classesOf } from './colours'
import { lengthOf, type Drawing, type Piece, type Point, type Shape } from './drawing'
import { bezierPaths } from './lottie-path'

const framesPerSecond = 60
const frame = (ms: number) => (ms * framesPerSecond) / 1000

/** The `enter` easing of the design tokens. */
const easing = { o: { x: 0.2, y: 0 }, i: { x: 0.2, y: 1 } }

const fixed = (k: number | readonly number[]) => ({ a: 0, k })

/** An animated value between two frames, or a fixed value if start and end are equal. */
function moving(from: readonly number[], to: readonly number[], start: number, end: number) {
  if (from.every((value, index) => value === to[index])) {
    return fixed(to.length === 1 ? (to[0] ?? 0) : to)
  }
  return {
    a: 1,
    k: [
      { t: start, s: from, ...easing },
      { t: end, s: to },
    ],
  }
}

/**
 * A class of the page gives the color, so that it follows light and dark mode. The format requires
 * `c` all the same.
 */
const paint = (shape: Shape) => ({
  cl: classesOf(shape),
  c: fixed([0, 0, 0, 1]),
  o: fixed(100),
})

/** A shape as a Lottie group: outlines, optional trim path, paint and transform. */
function group(shape: Shape, pen: object[]) {
  const outlines = bezierPaths(shape.path).map((outline) => ({
    ty: 'sh',
    ks: { a: 0, k: outline },
  }))
  const painted =
    shape.line === undefined
      ? { ty: 'fl', r: 1, ...paint(shape) }
      : { ty: 'st', w: fixed(shape.line), lc: 2, lj: 2, ...paint(shape) }
  const transform = {
    ty: 'tr',
    p: fixed([0, 0]),
    a: fixed([0, 0]),
    s: fixed([100, 100]),
    r: fixed(0),
    o: fixed(100),
  }
  return { ty: 'gr', it: [...outlines, ...pen, painted, transform] }
}

const plus = ([x, y]: Point, [dx, dy]: Point = [0, 0]): Point => [x + dx, y + dy]

function layer(piece: Piece, index: number, length: number) {
  const { shapes, origin = [0, 0], at = origin, size = 1, turn = 0, enters } = piece
  const start = frame(enters?.after ?? 0)
  const end = start + frame(enters?.takes ?? 0)
  const scale = (times: number) => [times * size * 100, times * size * 100]
  const visible = [enters?.by === 'fading' ? 0 : 100]
  const pen =
    enters?.by === 'drawing'
      ? [{ ty: 'tm', m: 1, s: fixed(0), e: moving([0], [100], start, end), o: fixed(0) }]
      : []
  return {
    ty: 4,
    ind: index + 1,
    ip: 0,
    op: length,
    st: 0,
    ks: {
      a: fixed(origin),
      p: moving(plus(at, enters?.from), at, start, end),
      s: moving(scale(enters?.size ?? 1), scale(1), start, end),
      r: moving([enters?.turn ?? turn], [turn], start, end),
      o: moving(visible, [100], start, start + (end - start) / 3),
    },
    // Lottie renders the first shape on top, a drawing its last.
    shapes: shapes.map((shape) => group(shape, pen)).reverse(),
  }
}

/** Converts a drawing into a Lottie document whose last frame is the still picture. */
export function lottieDocument(drawing: Drawing): object {
  const { width: w, height: h, pieces } = drawing
  const length = Math.ceil(frame(lengthOf(drawing))) + 1
  const layers = pieces.map((piece, index) => layer(piece, index, length)).reverse()
  return { v: '5.12.0', fr: framesPerSecond, ip: 0, op: length, w, h, ddd: 0, assets: [], layers }
}

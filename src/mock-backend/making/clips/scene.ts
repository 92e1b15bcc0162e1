/**
 * One drawing of a picture and its animation: from which offset, opacity and rotation it starts.
 */
export interface Layer {
  svg: string
  /** Seconds after the start of the scene. */
  at: number
  x: number
  y: number
  turn: number
  around: readonly [number, number]
  fades: boolean
}

export type Picture = readonly Layer[]

const base = { at: 0, x: 0, y: 0, turn: 0, around: [0, 0], fades: false } as const

/** Visible from the start. */
export const still = (svg: string): Layer => ({ ...base, at: -1, svg })
export const appear = (at: number, svg: string): Layer => ({ ...base, at, svg, fades: true })
/** Slides in from an offset and fades in. */
export const slide = (at: number, x: number, y: number, svg: string): Layer => ({
  ...base,
  at,
  x,
  y,
  svg,
  fades: true,
})
/** Visible at an offset from the start, then moves to its place. */
export const move = (at: number, x: number, y: number, svg: string): Layer => ({
  ...base,
  at,
  x,
  y,
  svg,
})
/** Visible with a rotation from the start, then rotates to its place. */
export const turn = (at: number, degrees: number, x: number, y: number, svg: string): Layer => ({
  ...base,
  at,
  turn: degrees,
  around: [x, y],
  svg,
})
/** One after the other, from below. The first is visible at once, so that no scene starts empty. */
export const inTurn = (svgs: readonly string[]): Layer[] =>
  svgs.map((svg, i) => (i === 0 ? still(svg) : slide(i * 0.5, 0, 26, svg)))

const MOTION_SECONDS = 0.75

/** The reading speed of a slow reader. */
const WORDS_PER_MINUTE = 80

/** A moment to look at the picture, then time to read every word. */
export function secondsFor(text: string): number {
  const words = text.split(/\s+/).length
  return Math.max(4, 1 + (words * 60) / WORDS_PER_MINUTE)
}

function ease(t: number): number {
  const u = Math.min(1, Math.max(0, t))
  return u * u * (3 - 2 * u)
}

/** The picture at a time of its scene, as SVG. Without motion once every layer is in its place. */
export function drawAt(picture: Picture, seconds: number): string {
  return picture
    .map(({ svg, at, x, y, turn: degrees, around, fades }) => {
      const rest = 1 - ease((seconds - at) / MOTION_SECONDS)
      if (rest === 0) return svg
      const round = (value: number) => Math.round(value * 100) / 100
      const spin = degrees === 0 ? '' : ` rotate(${round(degrees * rest)} ${around.join(' ')})`
      const opacity = fades ? ` opacity="${round(1 - rest)}"` : ''
      return `<g transform="translate(${round(x * rest)} ${round(y * rest)})${spin}"${opacity}>${svg}</g>`
    })
    .join('')
}

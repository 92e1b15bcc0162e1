/** One drawing of a picture, and how it comes in: from where, how transparent, how turned. */
export interface Layer {
  svg: string
  /** Seconds after the scene begins. */
  at: number
  x: number
  y: number
  turn: number
  around: readonly [number, number]
  fades: boolean
}

export type Picture = readonly Layer[]

const base = { at: 0, x: 0, y: 0, turn: 0, around: [0, 0], fades: false } as const

/** In its place before the scene begins. */
export const still = (svg: string): Layer => ({ ...base, at: -1, svg })
export const appear = (at: number, svg: string): Layer => ({ ...base, at, svg, fades: true })
/** Comes in from an offset, fading in on the way. */
export const slide = (at: number, x: number, y: number, svg: string): Layer => ({
  ...base,
  at,
  x,
  y,
  svg,
  fades: true,
})
/** Stands at an offset from the start and moves to its place. */
export const move = (at: number, x: number, y: number, svg: string): Layer => ({
  ...base,
  at,
  x,
  y,
  svg,
})
/** Stands turned by some degrees and turns to its place. */
export const turn = (at: number, degrees: number, x: number, y: number, svg: string): Layer => ({
  ...base,
  at,
  turn: degrees,
  around: [x, y],
  svg,
})
/** One after the other, from below. The first is there at once, so that no scene begins empty. */
export const inTurn = (svgs: readonly string[]): Layer[] =>
  svgs.map((svg, i) => (i === 0 ? still(svg) : slide(i * 0.5, 0, 26, svg)))

const MOTION_SECONDS = 0.75

/** Words that a slow reader reads in a minute. */
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

/** The picture at one moment of its scene, as SVG. Nothing moves once every layer is in its place. */
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

import { green, ink, red, white } from './palette'

/** Moves, scales and rotates a drawing. */
export function at(x: number, y: number, svg: string, scale = 1, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`
  const size = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${turn}${size}">${svg}</g>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** A filled path; inner subpaths are holes. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`
}

/** A rectangle without filling. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  round: number,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="none" stroke="${colour}" stroke-width="6"/>`
}

export function line(d: string, colour: string, width: number, dash = ''): string {
  const dots = dash === '' ? '' : ` stroke-dasharray="${dash}"`
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dots}/>`
}

/**
 * A number or a sign inside a picture. Texts are above the picture, since numbers and signs need no
 * translation.
 */
export function label(x: number, y: number, size: number, content: string, fill = ink): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${content}</text>`
}

/** Visible, but not the topic now. */
export function dim(svg: string): string {
  return `<g opacity=".35">${svg}</g>`
}

export function arrowRight(length: number, colour: string = ink): string {
  return line(`M0 0H${length}m-13-13 13 13-13 13`, colour, 7)
}

/** "This is right." */
export function tick(radius = 16): string {
  const mark = line('M-6 0l4.500 4.500 8-9', white, 4)
  return at(0, 0, disc(0, 0, 16, white) + disc(0, 0, 14, green) + mark, radius / 16)
}

/** "Not like this." */
export function cross(radius = 16): string {
  const mark = line('M-5-5 5 5M5-5-5 5', white, 4)
  return at(0, 0, disc(0, 0, 16, white) + disc(0, 0, 14, red) + mark, radius / 16)
}

/** A white square with something in its center. */
export function tile(svg: string): string {
  return box(-62, -62, 124, 124, white, 20) + svg
}

export function padlock(): string {
  return (
    line('M-11-4v-9a11 11 0 0 1 22 0v9', ink, 6) +
    box(-19, -6, 38, 32, ink, 6) +
    disc(0, 9, 5, white)
  )
}

/** A speech bubble, its tail pointing down to the left or the right. */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  tail: 'left' | 'right',
  inside: string,
): string {
  const foot = tail === 'left' ? x + width * 0.25 : x + width * 0.75
  const lean = tail === 'left' ? -14 : 14
  const tip = shape(`M${foot - 12} ${y + height - 4}h24l${lean - 12} 26z`, white)
  const edge = line(`M${foot - 12} ${y + height}l${12 + lean} 22 ${12 - lean} -22`, ink, 4)
  const body = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="${white}" stroke="${ink}" stroke-width="4"/>`
  return body + tip + edge + at(x + width / 2, y + height / 2, inside)
}

import { coral, gold, green, ink, pale, sky, slate, sun, white } from './palette'
import { at, box, label, line, oval, shape } from './shapes'
import { textLine } from './things'

export function coin(): string {
  return oval(0, 0, 20, 20, gold) + oval(0, 0, 15, 15, sun) + label(0, 8, 22, '$', '#7A5200')
}

/** A pile of flat coins whose foot is at 0,0. */
export function coins(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const y = -i * 11
    return (
      shape(`M-30 ${y - 12}v8c0 6 13 11 30 11s30-5 30-11v-8z`, gold) + oval(0, y - 12, 30, 11, sun)
    )
  }).join('')
}

/** A money amount on a white tag. */
export function tag(
  amount: string,
  fill: string = white,
  colour: string = ink,
  width = 104,
): string {
  return (
    `<rect x="${-width / 2}" y="-24" width="${width}" height="48" rx="12" fill="${fill}" stroke="${ink}" stroke-width="4"/>` +
    label(0, 11, 32, amount, colour)
  )
}

/** A glass jar, 120 high; coins fill the share `level` (0 to 1) of it. */
export function jar(level: number, content = ''): string {
  const height = Math.round(92 * level)
  const rows = Array.from({ length: Math.ceil(height / 15) }, (_, i) =>
    [-28, -4, 20]
      .map((x, j) =>
        oval(x + (i % 2) * 8, 48 - i * 15 - (j % 2) * 4, 15, 9, j % 2 ? sun : '#E5A934'),
      )
      .join(''),
  ).join('')
  return (
    `<rect x="-48" y="-46" width="96" height="108" rx="18" fill="${white}" opacity=".75"/>` +
    rows +
    `<rect x="-48" y="-46" width="96" height="108" rx="18" fill="none" stroke="${slate}" stroke-width="5"/>` +
    box(-40, -62, 80, 18, ink, 6) +
    (content ? box(-34, -8, 68, 38, white, 6) + at(0, 11, content) : '')
  )
}

export function receipt(amount: string): string {
  return (
    shape('M-32-50h64v92l-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8z', white) +
    textLine(-20, -34, 40, pale) +
    textLine(-20, -20, 30, pale) +
    textLine(-20, -6, 40, pale) +
    label(0, 28, 24, amount)
  )
}

/** A balance; `lean` in degrees, positive when the right side is heavier. */
export function balance(lean: number, left: string, right: string): string {
  const drop = Math.round(Math.sin((lean * Math.PI) / 180) * 150)
  const pan = (x: number, y: number, load: string) =>
    line(`M${x} ${y}l-44 56M${x} ${y}l44 56`, slate, 4) +
    shape(`M${x - 60} ${y + 56}h120c-8 22-28 28-60 28s-52-6-60-28z`, sky) +
    at(x, y + 56, load)
  return (
    box(-9, -60, 18, 170, ink, 6) +
    box(-70, 104, 140, 16, ink, 8) +
    line(`M-150 ${-40 - drop}L150 ${-40 + drop}`, ink, 10) +
    pan(-150, -40 - drop, left) +
    pan(150, -40 + drop, right) +
    oval(0, -42, 13, 13, coral)
  )
}

/** One line of a plan: a small picture and its amount. */
export function planRow(y: number, icon: string, amount: string, strong = false): string {
  return at(40, y, icon) + textLine(78, y, 50) + label(178, y + 9, 26, amount, strong ? green : ink)
}

import {
  blue,
  carrotOrange,
  coral,
  ink,
  navy,
  pale,
  sky,
  slate,
  steel,
  white,
  wood,
} from './palette'
import { at, box, disc, label, line, oval, shape } from './shapes'

/** A pot seen from the side, its foot at 0,0, 96 high. */
export function pot(): string {
  return (
    line('M-84-70h-16M84-70h16', ink, 13) +
    shape('M-80-92h160v70c0 14-8 22-22 22H-58c-14 0-22-8-22-22z', navy) +
    shape('M-80-92h26v92c-16-1-26-8-26-22z', blue) +
    box(-86, -98, 172, 12, coral, 6)
  )
}

/** A pot seen from above, with a long handle to the right. */
export function potFromAbove(inside: string): string {
  return box(52, -9, 92, 18, ink, 9) + disc(0, 0, 60, navy) + disc(0, 0, 51, inside)
}

export function flame(height: number): string {
  const tongue = (x: number) =>
    shape(
      `M${x - 9} 0c-3 ${-height * 0.5} 6 ${-height * 0.6} 9 ${-height} 3 ${height * 0.4} 12 ${height * 0.5} 9 ${height}z`,
      blue,
    )
  return [-48, -24, 0, 24, 48].map(tongue).join('')
}

/** The front of a stove along the lower edge; its top is at y. */
export function stove(y = 196): string {
  return box(0, y, 640, 256 - y, white) + box(0, y, 640, 9, slate) + box(0, y + 9, 640, 3, pale)
}

export function burner(): string {
  return box(-66, -7, 132, 7, ink, 3)
}

/** A knob with three dots, from low (small) to high (big); 0 degrees points up. */
export function knob(degrees: number, radius = 30): string {
  const dots = [
    [-60, 3],
    [0, 5],
    [60, 7],
  ]
    .map(([turn = 0, size = 3]) => at(0, 0, disc(0, -43, size, coral), 1, turn))
    .join('')
  return at(
    0,
    0,
    dots + disc(0, 0, 30, ink) + at(0, 0, box(-4, -27, 8, 26, white, 4), 1, degrees),
    radius / 30,
  )
}

export function board(width = 240): string {
  return box(0, 0, width, 20, '#C08A4A', 6) + box(0, 0, width, 8, wood, 4)
}

/** A cutting board seen from above. */
export function boardFromAbove(width: number, height: number): string {
  return (
    box(5, 6, width, height, '#B7986A', 16) +
    box(0, 0, width, height, '#E5C48B', 16) +
    `<rect x="${width - 34}" y="${height / 2 - 22}" width="14" height="44" rx="7" fill="#B7986A"/>`
  )
}

/** A kitchen knife, its tip to the left, the handle's end at 0,0. */
export function knife(): string {
  return (
    box(-70, -11, 70, 20, ink, 8) +
    disc(-52, -1, 3, steel) +
    disc(-20, -1, 3, steel) +
    shape('M-70-13v30h-66c-30 0-50-12-66-26 40-4 90-4 132-4z', steel) +
    shape('M-70 9v8h-66c-24 0-42-8-56-18 34 8 80 10 122 10z', white)
  )
}

export function woodenSpoon(): string {
  return (
    line('M0 0v-96', '#C08A4A', 9) +
    oval(0, -114, 18, 26, '#C08A4A') +
    oval(0, -114, 11, 18, '#A87434')
  )
}

export function ladle(): string {
  return line('M0 0V-90c0-14 20-14 20 0', slate, 7) + shape('M-28 0h56a28 24 0 0 1-56 0z', slate)
}

export function tap(): string {
  return (
    box(-14, -10, 28, 110, steel, 4) +
    line('M0-4c0-50 74-50 74 4v14', steel, 20) +
    box(62, 8, 24, 12, slate, 3) +
    box(-26, 8, 20, 12, slate, 4)
  )
}

export function water(length: number): string {
  return `<rect x="-9" y="0" width="18" height="${length}" rx="6" fill="${sky}"/><rect x="-2" y="4" width="5" height="${length - 10}" rx="2" fill="${white}" opacity=".7"/>`
}

export function bubbles(): string {
  return [
    [-40, -4, 11],
    [-18, -16, 8],
    [6, -4, 13],
    [30, -18, 9],
    [46, 0, 8],
    [-56, -20, 6],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${white}" stroke="${sky}" stroke-width="3"/>`,
    )
    .join('')
}

export function soap(): string {
  return (
    box(-6, -66, 12, 16, ink, 2) +
    line('M0-66h18', ink, 7) +
    box(-24, -52, 48, 62, coral, 10) +
    box(-24, -32, 48, 24, white)
  )
}

export function towel(): string {
  return (
    shape('M-62-12c20-12 40 8 62-2s44-8 62 4v24c-20 10-40-6-62 2s-44 8-62-4z', sky) +
    line('M-54 0c18-8 36 8 54 0s36-8 54 2', white, 5)
  )
}

export function fridge(): string {
  return (
    box(-80, -120, 160, 240, steel, 10) +
    box(-70, -110, 140, 220, white, 6) +
    box(-70, -44, 140, 6, steel) +
    box(-70, 30, 140, 6, steel) +
    shape('M80-120h54a10 10 0 0 1 10 10v220a10 10 0 0 1-10 10h-54z', slate) +
    box(88, -106, 44, 60, pale, 5) +
    box(88, -30, 44, 50, pale, 5)
  )
}

/** A box with a lid, for leftover soup. */
export function storageBox(): string {
  return (
    shape('M-44-22h88l-7 46h-74z', '#E0A04A') +
    box(-50, -32, 100, 14, coral, 5) +
    disc(-14, 2, 6, carrotOrange) +
    disc(14, -4, 6, carrotOrange)
  )
}

export function saltShaker(): string {
  return (
    shape('M-20-30h40l8 66h-56z', white) +
    shape('M-20-30c0-26 40-26 40 0z', slate) +
    disc(-7, -38, 2.5, white) +
    disc(7, -38, 2.5, white) +
    disc(0, -43, 2.5, white) +
    line('M-20-30h40l8 66h-56z', steel, 3)
  )
}

export function fork(): string {
  return line('M0 0v-70', slate, 9) + line('M-14-110v24c0 20 28 20 28 0v-24M0-110v40', slate, 6)
}

/** A kitchen thermometer with both scales on its display. */
export function thermometer(): string {
  return (
    box(-70, -50, 140, 92, ink, 16) +
    box(-60, -40, 120, 72, '#DDEBD8', 8) +
    label(0, -8, 30, '74 °C') +
    label(0, 24, 26, '165 °F')
  )
}

export function sink(): string {
  return (
    box(0, 0, 300, 12, steel, 5) +
    shape('M14 12h272l-12 62H26z', slate) +
    shape('M22 12h256l-4 20H26z', sky)
  )
}

export function spoonful(): string {
  return (
    line('M20 0 120-30', slate, 10) +
    shape('M-36-4c0 22 60 24 66-4z', slate) +
    oval(-2, -5, 32, 8, '#E0A04A') +
    oval(-8, -6, 6, 3, carrotOrange)
  )
}

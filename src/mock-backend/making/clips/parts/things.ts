import {
  blue,
  brown,
  coral,
  green,
  ink,
  mist,
  navy,
  pale,
  sand,
  sky,
  slate,
  steel,
  sun,
  white,
  wood,
} from './palette'
import { at, box, disc, label, line, shape } from './shapes'

export function clock(hour: number, minute: number, radius = 60): string {
  const hand = (turn: number, length: number, width: number) =>
    at(0, 0, line(`M0 0V${-length}`, ink, width), 1, turn)
  const marks = Array.from({ length: 12 }, (_, i) =>
    at(0, 0, line(i % 3 === 0 ? 'M0-50v7' : 'M0-49v2', i % 3 === 0 ? ink : slate, 4), 1, i * 30),
  ).join('')
  const face = disc(0, 0, 60, ink) + disc(0, 0, 54, white) + marks
  return at(
    0,
    0,
    face +
      hand((hour % 12) * 30 + minute / 2, 28, 7) +
      hand(minute * 6, 41, 5) +
      disc(0, 0, 5, coral),
    radius / 60,
  )
}

/** A round timer with a number of minutes or seconds. */
export function timer(content: string): string {
  return (
    box(-7, -56, 14, 16, ink, 3) +
    disc(0, 0, 44, ink) +
    disc(0, 0, 37, white) +
    label(0, 13, 36, content)
  )
}

export function paper(width: number, height: number): string {
  return box(4, 5, width, height, '#A9C8DF', 6) + box(0, 0, width, height, white, 6)
}

export function textLine(x: number, y: number, length: number, colour: string = steel): string {
  return line(`M${x} ${y}h${length}`, colour, 6)
}

export function checkbox(ticked: boolean): string {
  const mark = ticked ? line('M5 11l5 5 8-11', green, 5) : ''
  return `<rect x="0" y="0" width="22" height="22" rx="4" fill="${white}" stroke="${ink}" stroke-width="3"/>${mark}`
}

export function pencil(): string {
  return (
    shape('M0 0 7-15 18-8z', sand) +
    shape('M0 0 3-6 7-4z', ink) +
    shape('M7-15 44-76 55-69 18-8z', sun) +
    shape('M44-76 49-84a6 6 0 0 1 11 7L55-69z', coral)
  )
}

export function calendar(content: string, colour: string = coral): string {
  return (
    box(-40, -42, 80, 84, white, 8) +
    shape('M-40-20v-14a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v14z', colour) +
    line('M-20-50v14M20-50v14', ink, 6) +
    label(0, 25, 34, content)
  )
}

export function house(): string {
  return (
    box(24, -58, 12, 26, brown) +
    shape('M-40-14 0-48 40-14V36h-80z', sand) +
    shape('M-50-10 0-54 50-10 43-2 0-38-43-2z', coral) +
    box(-10, 4, 22, 32, navy, 3) +
    box(-30, 4, 14, 14, sky, 2) +
    disc(7, 21, 2, sun)
  )
}

export function phone(): string {
  return box(-22, -42, 44, 84, ink, 9) + box(-17, -33, 34, 62, sky, 3) + disc(0, 35, 3, white)
}

export function bus(): string {
  return (
    box(-58, -38, 116, 66, navy, 10) +
    box(-50, -28, 24, 26, pale, 3) +
    box(-22, -28, 24, 26, pale, 3) +
    box(8, -28, 18, 50, sky, 3) +
    box(32, -28, 26, 26, pale, 3) +
    box(-58, 8, 62, 6, sun) +
    disc(-32, 28, 13, ink) +
    disc(-32, 28, 5, steel) +
    disc(32, 28, 13, ink) +
    disc(32, 28, 5, steel)
  )
}

export function medicine(): string {
  return (
    box(-18, -42, 36, 14, ink, 3) +
    box(-24, -28, 48, 66, blue, 7) +
    box(-24, -14, 48, 38, white) +
    line('M0-4v18M-9 5h18', coral, 6)
  )
}

export function bag(colour: string = brown): string {
  return (
    line('M-16-24v-12a16 16 0 0 1 32 0v12', ink, 6) +
    box(-34, -26, 68, 56, colour, 10) +
    box(-34, -8, 68, 6, ink)
  )
}

export function cup(colour: string = coral): string {
  return (
    line('M18-14h8a9 9 0 0 1 0 20h-8', colour, 6) +
    shape('M-20-22h40v30a12 12 0 0 1-12 12h-16a12 12 0 0 1-12-12z', colour)
  )
}

export function bankCard(): string {
  return (
    box(-60, -38, 120, 76, navy, 9) +
    box(-60, -22, 120, 14, ink) +
    box(-46, 4, 24, 18, sun, 4) +
    label(22, 24, 20, '••••', white)
  )
}

/** A table or a kitchen counter along the lower edge. */
export function counter(y = 206): string {
  return box(0, y, 640, 256 - y, wood) + box(0, y, 640, 9, sand)
}

export function floor(y = 226): string {
  return box(0, y, 640, 256 - y, pale)
}

export function wallTiles(): string {
  return (
    box(0, 0, 640, 256, mist) +
    line(
      'M0 70h640M0 140h640M110 0v70M320 0v70M530 0v70M215 70v70M425 70v70M110 140v70M320 140v70M530 140v70',
      '#D6E8F5',
      3,
    )
  )
}

export function window(): string {
  return (
    box(-8, -8, 236, 146, white, 6) +
    box(0, 0, 220, 130, sky) +
    line('M110 0v130M0 65h220', white, 6)
  )
}

export function raindrops(): string {
  return line(
    'M20 20l-4 12M60 12l-4 12M92 40l-4 12M40 60l-4 12M134 22l-4 12M170 48l-4 12M200 18l-4 12M150 84l-4 12M70 96l-4 12M190 100l-4 12M24 104l-4 12',
    blue,
    4,
  )
}

import { blue, coral, gold, ink, mist, navy, sand, sky, slate, steel, white } from './palette'
import { shade } from './people'
import { box, disc, line, oval, shape } from './shapes'

export function shirt(colour: string): string {
  const outline = 'M-20-38-46-24-38 0-26-6V40H26V-6L38 0 46-24 20-38C12-26-12-26-20-38z'
  return shape(outline, colour) + line(outline, shade(colour), 3)
}

export function sock(colour: string): string {
  return (
    shape('M-12-30h24v30l22 12c10 6 6 20-6 20H6c-12 0-18-8-18-20z', colour) +
    box(-12, -30, 24, 9, shade(colour), 2)
  )
}

export function jeans(): string {
  return (
    shape('M-46-70h92l10 150H14L0-10l-14 90h-42z', navy) +
    box(-46, -70, 92, 14, ink, 4) +
    line('M-40-48c2 22 14 28 30 28v-28M40-48c-2 22-14 28-30 28v-28', blue, 4)
  )
}

/** An open basket; items behind its rim stick out of it. */
export function laundryBasket(colour: string): string {
  return (
    shape('M-80-64h160l-14 64H-66z', colour) +
    box(-88, -72, 176, 16, shade(colour), 8) +
    line('M-50-42v26M-25-42v26M0-42v26M25-42v26M50-42v26', shade(colour), 6)
  )
}

/** A washing machine, its foot at 0,0, 190 high, with space above the clothes. */
export function washer(): string {
  return (
    box(-84, -190, 168, 190, white, 10) +
    line('M-81-152H81', steel, 4) +
    box(-70, -178, 52, 14, mist, 4) +
    disc(58, -171, 9, slate) +
    disc(30, -171, 6, coral) +
    disc(0, -78, 62, slate) +
    disc(0, -78, 50, sky) +
    shape('M-49-70a50 50 0 0 0 98 0c-10-20-30-8-42-14s-34-10-56 14z', navy) +
    shape('M-40-52c16-14 34 4 50-2 12-4 22-2 30 6-8 24-70 26-80-4z', coral) +
    oval(-4, -42, 20, 8, sand) +
    line('M58-100c10 12 10 30 0 44', steel, 7)
  )
}

export function detergent(): string {
  return (
    box(-16, -92, 32, 20, coral, 5) +
    shape('M-20-74h40c18 6 24 18 24 34V0h-88v-40c0-16 6-28 24-34z', blue) +
    box(-28, -42, 56, 30, white, 6) +
    disc(-10, -27, 6, sky) +
    disc(8, -30, 9, sky)
  )
}

/** A small cup, filled up to its mark. */
export function measuringCup(): string {
  return (
    shape('M-30-52h60L24 0h-48z', white) +
    shape('M-27-26h54L24 0h-48z', blue) +
    line('M-30-52-24 0h48l6-52', slate, 4) +
    line('M-28-28h20', coral, 5)
  )
}

/** A clothes line across the picture, 26 deep with its pegs. */
export function pegs(places: readonly number[]): string {
  return places.map((x) => box(x - 4, -10, 8, 24, gold, 3)).join('')
}

/** A paper tissue, crumpled. */
export function tissue(): string {
  return (
    shape('M-28 10-20-12-6-6 4-24 14-8 30-12 24 14 6 22-12 18z', white) +
    line('M-28 10-20-12-6-6 4-24 14-8 30-12 24 14 6 22-12 18z', steel, 3)
  )
}

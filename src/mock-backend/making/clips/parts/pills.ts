import { coral, ink, pale, sky, slate, steel, white } from './palette'
import { shade } from './people'
import { box, disc, label, line, oval, shape } from './shapes'

/** How wide one day of the weekly box is. */
const dayWidth = 46

export function pill(colour: string = coral): string {
  return oval(0, 0, 13, 9, shade(colour)) + oval(0, -2, 13, 8, colour) + line('M-6-3h12', white, 2)
}

/** The weekly box: 7 days in a row, its upper left corner at 0,0. */
export function weeklyBox(): string {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day, i) => {
    const x = 8 + i * dayWidth
    return box(x, 34, dayWidth - 6, 56, white, 6) + label(x + 20, 25, 22, `${day}`, white)
  })
  return box(0, 0, 7 * dayWidth + 10, 98, ink, 12) + days.join('')
}

/** Something in one day of the weekly box, counted from 1. */
export function inDay(day: number, svg: string): string {
  return `<g transform="translate(${(day - 0.5) * dayWidth + 5} 66)">${svg}</g>`
}

/** A box of pills: a big name, and a small one at its foot. */
export function pillPack(colour: string, big: string): string {
  return (
    box(-76, -64, 152, 128, shade(colour), 8) +
    box(-76, -64, 152, 118, colour, 8) +
    box(-62, -50, 124, 52, white, 6) +
    label(0, -8, 46, big) +
    box(-62, 14, 124, 28, white, 4) +
    smallName()
  )
}

/** The name of an ingredient, as a pattern: the same wherever it stands. */
export function smallName(): string {
  return line('M-44 28h20M-12 28h8M8 28h28', coral, 8)
}

export function magnifier(): string {
  return (
    line('M34 34 70 70', ink, 16) +
    disc(0, 0, 46, ink) +
    disc(0, 0, 37, pale) +
    line('M-18-18a26 26 0 0 1 20-8', white, 6)
  )
}

/** The sign of a pharmacy. */
export function pharmacyCross(): string {
  return shape('M-14-42h28v28h28v28h-28v28h-28v-28h-28v-28h28z', '#237A50')
}

export function glassOfWater(): string {
  return (
    shape('M-26-60h52L20 0h-40z', white) +
    shape('M-23-38h46L20 0h-40z', sky) +
    line('M-26-60-20 0h40l6-60', slate, 4) +
    line('M-16-30h8', steel, 4)
  )
}

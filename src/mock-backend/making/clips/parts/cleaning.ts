import { brown, coral, ink, sand, sky, slate, steel, white } from './palette'
import { shade } from './people'
import { box, disc, line, oval, shape } from './shapes'

/** A spray bottle, its foot at 0,0, 140 high. */
export function sprayBottle(colour: string): string {
  return (
    box(-10, -112, 20, 22, ink, 3) +
    shape('M-30-140h42a14 14 0 0 1 14 14v14h-40l-8-12h-8z', coral) +
    line('M-16-112-24-96', ink, 6) +
    shape('M-14-92h28c14 6 20 20 20 34V0h-68v-58c0-14 6-28 20-34z', colour) +
    box(-24, -50, 48, 32, white, 6) +
    disc(0, -34, 9, sky)
  )
}

/** A bottle with a screw top, its foot at 0,0. */
export function bottle(colour: string): string {
  return (
    box(-13, -120, 26, 18, ink, 4) +
    shape('M-12-104h24c16 8 22 20 22 36V0h-68v-68c0-16 6-28 22-36z', colour) +
    box(-34, -62, 68, 34, shade(colour))
  )
}

/** An open bin, its foot at 0,0. */
export function bin(): string {
  return (
    shape('M-64-120H64L52 0h-104z', slate) +
    box(-72, -130, 144, 18, ink, 9) +
    line('M-30-92l5 70M0-92v70M30-92l-5 70', steel, 5)
  )
}

export function trashBag(): string {
  return (
    line('M-14-104-30-126M14-104l16-22', ink, 9) +
    shape('M0-108c20 12 66 40 66 78C66-8 50 0 0 0s-66-8-66-30c0-38 46-66 66-78z', ink) +
    line('M-16-92c-16 16-28 34-32 54', slate, 5) +
    box(-18, -110, 36, 10, coral, 5)
  )
}

export function appleCore(): string {
  return (
    line('M0-30c0-8 3-12 8-16', brown, 5) +
    shape(
      'M-24-28c14-6 34-6 48 0-4 12-14 16-14 28s10 16 14 28c-14 8-34 8-48 0 4-12 14-16 14-28s-10-16-14-28z',
      sand,
    ) +
    shape('M-24-28c14-6 34-6 48 0l-6 9h-36zM-24 28c14 8 34 8 48 0l-6-9h-36z', coral)
  )
}

export function eggShell(): string {
  return (
    shape('M-24-8l8 7 8-9 8 9 8-9 8 9 8-7c2 30-12 36-24 36S-26 22-24-8z', white) +
    line('M-24-8l8 7 8-9 8 9 8-9 8 9 8-7', steel, 3)
  )
}

/** A roll of kitchen paper, its foot at 0,0. */
export function paperRoll(): string {
  return (
    box(-36, -120, 72, 120, white, 4) +
    line('M-36-118V-2', steel, 3) +
    oval(0, -120, 36, 11, steel) +
    oval(0, -120, 12, 4, brown) +
    oval(0, 0, 36, 8, white)
  )
}

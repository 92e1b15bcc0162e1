import { blue, coral, ink, navy, pale, slate, sun, white } from './palette'
import { otto, person } from './people'
import { at, box, disc, label, line, shape } from './shapes'
import { bus } from './things'

/** A bus from the front, its wheels at y 0, with its number above the driver. */
export function busFront(number: string): string {
  return (
    box(-70, -16, 28, 18, ink, 5) +
    box(42, -16, 28, 18, ink, 5) +
    box(-84, -170, 168, 160, navy, 18) +
    box(-60, -162, 120, 36, ink, 6) +
    label(0, -134, 30, number, sun) +
    box(-72, -120, 144, 66, pale, 8) +
    at(-36, -54, person(otto), 0.34) +
    box(-84, -54, 168, 8, sun) +
    disc(-58, -30, 10, white) +
    disc(58, -30, 10, white) +
    box(-30, -36, 60, 8, slate, 4)
  )
}

/** The pole of a bus stop, its foot at 0,0. */
export function busStop(): string {
  return box(-4, -150, 8, 150, ink) + box(-38, -190, 76, 62, navy, 8) + at(0, -157, bus(), 0.5)
}

export function shoe(): string {
  return (
    shape('M-48-22c4 8 16 10 24 2 8 16 30 20 56 26 12 2 16 8 16 20h-96z', blue) +
    box(-50, 24, 100, 12, ink, 5) +
    line('M-18-8l10-8M-4 0l8-9M10 6l7-9', white, 4)
  )
}

/** A round button on a pole, as on a bus. */
export function stopButton(): string {
  return box(-60, -60, 120, 120, sun, 18) + disc(0, 0, 42, white) + disc(0, 0, 36, coral)
}

import { ink, white } from './palette'
import { box, disc } from './shapes'

/** A phone whose screen is large enough to read, 224 high, its center at 0,0. */
export function bigPhone(inside: string): string {
  return (
    box(-64, -116, 128, 232, ink, 18) +
    box(-55, -100, 110, 192, white, 6) +
    disc(0, 104, 7, white) +
    inside
  )
}

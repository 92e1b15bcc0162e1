import {
  brown,
  carrotOrange,
  coral,
  gold,
  ink,
  leaf,
  pale,
  slate,
  steel,
  white,
  wood,
} from './palette'
import { box, disc, line, shape } from './shapes'

/** A match that burns. */
export function burningMatch(): string {
  return (
    line('M-34 40 8-12', wood, 9) +
    shape('M22-58c20 18 26 34 14 48-12 12-34 8-36-8-2-16 16-20 22-40z', carrotOrange) +
    shape('M18-26c8 8 8 16 2 20-8 4-16-4-12-12z', gold)
  )
}

export function lightSwitch(): string {
  return (
    box(-34, -44, 68, 88, steel, 10) +
    box(-27, -37, 54, 74, white, 7) +
    box(-13, -24, 26, 48, slate, 6) +
    box(-13, 0, 26, 24, pale, 6)
  )
}

/** Gas that rises from a burner; its foot is at 0,0. */
export function gas(): string {
  return [-40, 0, 40].map((x) => line(`M${x} 0c-18-22 18-40 0-62s18-40 0-58`, leaf, 8)).join('')
}

/** A front door, shut, its foot at 0,0, 214 high. */
export function frontDoor(): string {
  return (
    box(-72, -222, 144, 222, ink, 6) +
    box(-62, -212, 124, 212, brown) +
    box(-42, -190, 84, 70, '#B5824C', 4) +
    box(-42, -92, 84, 70, '#B5824C', 4) +
    disc(46, -106, 9, gold)
  )
}

/** An open doorway, its foot at 0,0, with the door swung out to the right. */
export function openDoor(): string {
  return (
    box(-72, -222, 144, 222, ink, 6) +
    box(-62, -212, 124, 212, slate) +
    shape('M62-212 116-190V22L62 0z', brown) +
    disc(104, -92, 7, gold)
  )
}

/** A doorbell on a wall, and its sound. */
export function doorbell(): string {
  return (
    box(-16, -26, 32, 52, white, 8) +
    disc(0, 0, 10, coral) +
    line('M-28-34-40-44M0-44v-14M28-34l12-10', ink, 5)
  )
}

import { ink, steel, white } from './palette'
import { shade } from './people'
import { box, disc, line, oval } from './shapes'

/**
 * The hand that holds the food in a claw grip: fingertips tucked back, knuckles against the blade
 * on the left.
 */
export function clawHand(skin: string): string {
  const dark = shade(skin)
  const finger = (dx: number, dy: number, colour: string, width: number) =>
    line(
      `M${440 + dx} ${100 + dy}L${344 + dx} ${62 + dy} ${304 + dx} ${84 + dy} ${300 + dx} ${124 + dy} ${322 + dx} ${148 + dy}`,
      colour,
      width,
    )
  return (
    line('M430 130 372 158', dark, 28) +
    finger(34, -6, dark, 30) +
    finger(17, -3, shade(skin), 32) +
    finger(17, -3, skin, 28) +
    line('M420 96 660 60', skin, 74) +
    finger(0, 0, dark, 36) +
    finger(0, 0, skin, 31)
  )
}

/** A knife seen along its blade, with the hand above it. */
export function knifeEdgeOn(skin: string): string {
  return (
    box(-5, 56, 10, 136, steel, 3) +
    box(-5, 56, 4, 136, white, 2) +
    box(-13, 10, 26, 56, ink, 10) +
    oval(0, 36, 32, 25, skin) +
    line('M-20 26h36M-22 36h40M-18 46h34', shade(skin), 3)
  )
}

/** An open hand, palm to the viewer, the wrist at 0,0. */
export function openHand(skin: string): string {
  return disc(0, 0, 15, skin) + line('M-10-6-15-22M-3-10-5-29M5-10 7-29M11-5 18-20', skin, 8)
}

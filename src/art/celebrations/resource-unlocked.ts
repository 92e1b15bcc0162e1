import { confetti } from './confetti'
import type { Drawing } from './drawing'
import { ships, type ShipName } from './ships'

/** The boat arrives with the resource that was unlocked, and confetti falls. */
export const resourceUnlocked = (ship: ShipName): Drawing => ({
  width: 440,
  height: 188,
  fills: true,
  pieces: [
    ...confetti,
    {
      shapes: ships[ship],
      origin: [32, 32],
      at: [220, 92],
      size: 2.4,
      enters: { takes: 800, from: [-70, 6], turn: -6 },
    },
  ],
})

import { circle, type Drawing } from './drawing'
import { ships, type ShipName } from './ships'

/** The boat sails from a place that is done to the next one. */
export const greatJob = (ship: ShipName): Drawing => ({
  width: 380,
  height: 188,
  pieces: [
    {
      shapes: [
        {
          path: 'M30 128C100 96 160 150 230 112C300 74 330 70 354 74',
          colour: 'route',
          line: 5,
          dotted: true,
        },
        { path: circle(30, 128, 22), colour: 'done' },
        { path: circle(354, 74, 22), colour: 'ahead' },
        { path: circle(354, 74, 22), colour: 'aheadEdge', line: 3 },
      ],
    },
    {
      shapes: [{ path: 'M20 128L27 136L40 121', colour: 'white', line: 4.5 }],
      enters: { takes: 220, by: 'drawing' },
    },
    {
      shapes: ships[ship],
      origin: [32, 32],
      at: [210, 90],
      size: 1.6,
      enters: { after: 150, takes: 750, from: [-130, 12], turn: -5 },
    },
  ],
})

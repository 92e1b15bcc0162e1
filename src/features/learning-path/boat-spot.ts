import { boatRise } from './node-extents'
import type { SnakeSpot } from './snake-layout'
import { snakeMeasures } from './snake-measures'

type BoatInput = { spot: SnakeSpot; width: number; portrait: boolean }

/** The box of the boat with its words. Mirrored, the words stand to the right of the boat. */
export type BoatSpot = { x: number; y: number; width: number; height: number; mirrored: boolean }

const wide = { width: 190, height: 60, fromCentre: 30 }
const narrow = { width: 174, height: 48 }

/**
 * Up and left of the node (design language §5, 'Boat'), up and right at the first node, which has
 * the page's heading on its left, and at the left edge of the chart. On a phone it stands above the node.
 */
export function boatSpot({ spot, width, portrait }: BoatInput): BoatSpot {
  if (portrait) {
    const x = Math.min(Math.max(spot.x - narrow.width / 2, 4), width - narrow.width - 4)
    const y = spot.y - snakeMeasures(true).ring / 2 - boatRise.portrait + 4
    return { x, y, width: narrow.width, height: narrow.height, mirrored: false }
  }
  const mirrored = spot.handles.target === null || spot.x < wide.width + wide.fromCentre
  const x = mirrored ? spot.x + wide.fromCentre : spot.x - wide.fromCentre - wide.width
  return { x, y: spot.y - boatRise.wide + 4, width: wide.width, height: wide.height, mirrored }
}

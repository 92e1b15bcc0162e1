import type { Point } from '@/ui/chart/geometry'
import { boatRise } from '../layout/node-footprints'
import { snakeMeasures, type Room } from '../layout/snake-measures'

/** `at`: the centre of the node where the learner is. */
type BoatInput = Room & { at: Point; atTrophy: boolean }

/**
 * The rectangle of the boat's marker, and on which side of the boat its words stand; at the trophy
 * it has no words.
 */
export type BoatBox = {
  x: number
  y: number
  width: number
  height: number
  words: 'left' | 'right' | 'none'
}

const wide = { width: 190, height: 60, fromCentre: 30 }
const narrow = { width: 174, height: 48 }
/** Sizes and offsets of the boat at the trophy, where it lies beside the lighthouse's island. */
const docked = { wide: 60, portrait: 48, apart: 46, below: -6 }

/**
 * Up and left of the node (design.md#boat), or up and right at the left edge of the chart. On a
 * phone above the node.
 */
export function boatBox({ at, atTrophy, ...room }: BoatInput): BoatBox {
  const { width, portrait, textScale = 1 } = room
  const scale = Math.max(1, textScale)
  if (atTrophy) {
    const size = portrait ? docked.portrait : docked.wide
    const x = Math.max(4, at.x - docked.apart - size)
    return { x, y: at.y + docked.below, width: size, height: size, words: 'none' }
  }
  if (portrait) {
    const size = Math.min(narrow.width * scale, width - 8)
    const x = Math.min(Math.max(at.x - size / 2, 4), width - size - 4)
    const y = at.y - snakeMeasures(room).ring / 2 - boatRise.portrait + 4
    return { x, y, width: size, height: narrow.height, words: 'left' }
  }
  const size = Math.min(wide.width * scale, width / 2 - wide.fromCentre)
  const mirrored = at.x < size + wide.fromCentre
  const x = mirrored ? at.x + wide.fromCentre : at.x - wide.fromCentre - size
  const box = { x, y: at.y - boatRise.wide + 4, width: size, height: wide.height }
  return { ...box, words: mirrored ? 'right' : 'left' }
}

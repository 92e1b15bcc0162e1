import type { Footprint } from '@/ui/chart/geometry'
import { textHeight } from '@/ui/chart/text-size'
import type { NodeWords } from '../node-words'
import type { PathNode } from '../path-nodes'
import { snakeMeasures, type Room } from './snake-measures'

/** Padding of a label at each side, and the gap between disc and label. */
const labelPadding = 16
const labelGap = 8
/** How far the boat reaches above the disc's center (wide) or above its ring (portrait). */
export const boatRise = { wide: 92, portrait: 50 }

function labelHeight({ title, status }: NodeWords, labelWidth: number, room: Room): number {
  const { portrait, textScale = 1 } = room
  const width = labelWidth - labelPadding
  const titleSize = (portrait ? 15 : 16) * textScale
  return textHeight(title, width, titleSize) + textHeight(status, width, 15 * textScale)
}

/** The space a node takes above and below its center, with ring, boat and label. */
export function nodeFootprint(node: PathNode, words: NodeWords, room: Room): Footprint {
  const { disc, ring, trophy, label, trophyLabel } = snakeMeasures(room)
  const isTrophy = node.type === 'trophy'
  const radius = (isTrophy ? trophy : disc) / 2
  const above = Math.max(radius, ring / 2)
  const boat = room.portrait ? ring / 2 + boatRise.portrait : boatRise.wide
  const width = isTrophy ? trophyLabel : label
  const foot = node.state === 'in-progress' ? ring / 2 : radius
  return {
    width,
    above: node.isCurrent && !isTrophy ? Math.max(above, boat) : above,
    below: foot + labelGap + labelHeight(words, width, room),
  }
}

import { Position, type Edge, type Node } from 'reactflow'
import { buttonNode, decorationNode, plainNode } from '@/components/chart/FlowCanvas'
import type { PathNode, PathNodes } from '@/domain/path-nodes'
import { nodes as sizes } from '@/theme/tokens'
import styles from './PathChart.module.css'
import { curveReach, type Room, type Snake, type Spot } from './snake-layout'

export type Handles = { target: Position | null; source: Position | null }
export type PathFlowNode = Node<{ node: PathNode; handles: Handles }, 'path-node'>
/**
 * The boat's way to its node. `detour`: how far to the right of a straight line it sails, in px, below 0 to the left; 0 within a
 * row. `sailsLeft`: it is mirrored.
 */
export type Voyage = { detour: number; sailsLeft: boolean }
export type BoatFlowNode = Node<Voyage & { hasWords: boolean }, 'boat'>
/** `x`: where the control points of the curve are. */
export type TurnFlowEdge = Edge<{ x: number }, 'turn'>

const positions = { left: Position.Left, right: Position.Right }

type Shown = {
  pathNodes: PathNodes
  snake: Snake
  room: Room
  /** The index of the node with the boat, which may still be before the current one. */
  boatAt: number
}

/** The path in React Flow's form; its nodes are in the order of the Tab key. */
export function pathElements({ pathNodes, snake, room, boatAt }: Shown) {
  const { spots, box, turn } = snake
  const last = spots.length - 1
  const nodes: Node[] = []
  const edges: Edge[] = []
  spots.forEach((spot, index) => {
    const { x, y, row, enters, leaves } = spot
    const node = pathNodes.nodes[index]
    if (!node) return
    if (node.type === 'trophy') {
      nodes.push(decorationNode('water', x, y + 12, room.isWide ? 280 : 170))
    }
    const handles = {
      target: index === 0 ? null : positions[enters],
      source: index === last ? null : positions[leaves],
    }
    nodes.push({
      id: node.id,
      type: 'path-node',
      position: { x: x - box.width / 2, y: y - box.above },
      width: box.width,
      height: box.above + box.below,
      data: { node, handles },
      ...buttonNode,
    })
    const [next, nextSpot] = [pathNodes.nodes[index + 1], spots[index + 1]]
    if (!next || !nextSpot) return
    edges.push({
      id: `leg-${index}`,
      source: node.id,
      target: next.id,
      className: (index < pathNodes.currentIndex ? styles.sailed : styles.ahead) ?? '',
      ...(nextSpot.row === row
        ? { type: 'straight' }
        : { type: 'turn', data: { x: leaves === 'right' ? x + turn : x - turn } }),
    })
  })
  const [before, here] = [spots[boatAt - 1], spots[boatAt]]
  if (here) {
    const isTurn = before !== undefined && before.row !== here.row
    const detour = isTurn ? (before.leaves === 'right' ? turn : -turn) * curveReach : 0
    // In a turn it sails out and back, so it is not mirrored.
    const voyage = { detour, sailsLeft: here.enters === 'right' && !isTurn }
    nodes.push(boatNode(here, pathNodes.nodes[boatAt]?.type === 'trophy', room, voyage))
  }
  return { nodes, edges }
}

/** The boat with its words over the upper edge of a node. At the trophy it lies beside it, without words. */
function boatNode({ x, y }: Spot, isTrophy: boolean, room: Room, voyage: Voyage): BoatFlowNode {
  const device = room.isWide ? 'desktop' : 'mobile'
  const boat = sizes.boat[device]
  const shared = { id: 'boat', type: 'boat', height: boat, zIndex: 4, ...plainNode } as const
  // What lies up to `half` px on each side of `middle` stays in the chart.
  const detourAt = (middle: number, half: number) =>
    Math.max(half - middle, Math.min(voyage.detour, room.width - half - middle))
  if (isTrophy) {
    const position = { x: Math.max(4, x - 46 - boat), y: y - 6 }
    const detour = detourAt(position.x + boat / 2, boat / 2)
    return { ...shared, position, width: boat, data: { ...voyage, hasWords: false, detour } }
  }
  const width = Math.min(100 * Math.max(1, room.textScale) + boat, room.width - 8)
  const left = Math.max(4, Math.min(x - width / 2, room.width - width - 4))
  const position = { x: left, y: y - sizes.path[device] / 2 - boat + 4 }
  // Its words are hidden while it sails. It stands to the right of them, up to 46 px beside the middle of both, more with larger
  // letters.
  const detour = detourAt(left + width / 2, boat / 2 + 46 * Math.max(1, room.textScale))
  return { ...shared, position, width, data: { ...voyage, hasWords: true, detour } }
}

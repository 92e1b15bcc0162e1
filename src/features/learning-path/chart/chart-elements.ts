import { Position, type Edge, type Node, type NodeHandle } from 'reactflow'
import type { Ship } from '@/learner/ships'
import { buttonNode } from '@/ui/chart/FlowCanvas'
import type { Side, Snake, SnakeEdge, Spot } from '../layout/snake-layout'
import { snakeMeasures, type Room } from '../layout/snake-measures'
import type { PathNode, PathNodes } from '../path-nodes'
import { boatBox, type BoatBox } from './boat-box'

/** Converts the path's layout into React Flow elements: the nodes, the edges between them and the boat. */

export type PathFlowNode = Node<{ node: PathNode; handles: Spot['handles'] }, 'path-node'>
export type BoatFlowNode = Node<{ ship: Ship; words: BoatBox['words'] }, 'boat'>
export type LegFlowEdge = Edge<{ path: string; isSailed: boolean }, 'leg'>

export const positions: Record<Side, Position> = { left: Position.Left, right: Position.Right }

/**
 * The handle positions of a node. They are computed so that React Flow can render the edges before
 * it has measured the node; afterwards it reads them from the DOM.
 */
function handlesOf({ target, source }: Spot['handles'], width: number, height: number) {
  const handle = (type: NodeHandle['type'], side: Side): NodeHandle => ({
    type,
    position: positions[side],
    x: side === 'left' ? 0 : width,
    y: height / 2,
  })
  return [
    ...(target === null ? [] : [handle('target', target)]),
    ...(source === null ? [] : [handle('source', source)]),
  ]
}

const fixed = buttonNode

export function flowNodes(
  nodes: readonly PathNode[],
  { spots }: Snake,
  room: Room,
): PathFlowNode[] {
  const { disc, trophy, label, trophyLabel } = snakeMeasures(room)
  return spots.flatMap(({ index, position: { x, y }, handles }): PathFlowNode[] => {
    const node = nodes[index]
    if (!node) return []
    const [width, height] = node.type === 'trophy' ? [trophyLabel, trophy] : [label, disc]
    return [
      {
        ...fixed,
        id: node.id,
        type: 'path-node',
        position: { x: x - width / 2, y: y - height / 2 },
        width,
        height,
        handles: handlesOf(handles, width, height),
        data: { node, handles },
      },
    ]
  })
}

type BoatInput = { spot: Spot; atTrophy: boolean; room: Room; ship: Ship }

/** The boat beside the node where the learner is. */
export function boatNode({ spot, atTrophy, room, ship }: BoatInput): BoatFlowNode {
  const { words, ...box } = boatBox({ ...room, at: spot.position, atTrophy })
  return {
    ...fixed,
    id: 'boat',
    type: 'boat',
    position: { x: box.x, y: box.y },
    width: box.width,
    height: box.height,
    zIndex: 4,
    style: { pointerEvents: 'none' },
    data: { ship, words },
  }
}

/** The edges of the route. Those up to the current node count as sailed. */
export function legEdges(
  { nodes, currentIndex }: PathNodes,
  { edges }: Snake,
  room: Room,
): LegFlowEdge[] {
  const { turnDown } = snakeMeasures(room)
  return edges.map((edge) => {
    const { from, to } = edge
    return {
      id: `leg-${from.index}`,
      type: 'leg',
      source: nodes[from.index]?.id ?? '',
      target: nodes[to.index]?.id ?? '',
      data: { path: edgePath(edge, turnDown), isSailed: to.index <= currentIndex },
    }
  })
}

/**
 * The `d` of an edge from center to center: the nodes are drawn on top of it, so it seems to start
 * at their rims. A turn is one cubic Bézier curve, with its control points outside of the two nodes
 * and vertically between them.
 */
export function edgePath(edge: SnakeEdge, down: number): string {
  const { position: from } = edge.from
  const { position: to } = edge.to
  const start = `M${from.x} ${from.y}`
  if (edge.shape === 'straight') return `${start}L${to.x} ${to.y}`
  const outside = from.x + edge.controlOffset
  return `${start}C${outside} ${from.y + down} ${outside} ${to.y - down} ${to.x} ${to.y}`
}

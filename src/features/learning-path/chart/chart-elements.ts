import { Position, type Edge, type Node, type NodeHandle } from 'reactflow'
import type { Ship } from '@/learner/learners-ship'
import type { Side, Snake, SnakeSpot } from '../layout/snake-layout'
import { snakeMeasures, type Room } from '../layout/snake-measures'
import type { NodeWords } from '../node-words'
import type { PathNode } from '../path-nodes'
import { boatSpot, type BoatSpot } from './boat-spot'
import { edgePath } from './edge-path'

/** The path as React Flow takes it: places, the legs between them and the boat. */

export type Place = { node: PathNode; words: NodeWords }

export type PlaceFlowNode = Node<
  Place & { handles: SnakeSpot['handles']; isOpen: boolean; onPress: (node: PathNode) => void },
  'place'
>
export type BoatFlowNode = Node<{ ship: Ship; words: BoatSpot['words'] }, 'boat'>
export type LegFlowEdge = Edge<{ path: string; isSailed: boolean }, 'leg'>

export const positions: Record<Side, Position> = { left: Position.Left, right: Position.Right }

/**
 * Where the legs come in and go out, on the left or the right of the node: known before it is drawn.
 * Once it is, the library reads it again from the handles in the node.
 */
function handlesOf({ target, source }: SnakeSpot['handles'], width: number, height: number) {
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

const fixed = { draggable: false, selectable: false, connectable: false } as const

type PlacesInput = {
  places: readonly Place[]
  snake: Snake
  room: Room
  openId: string | null
  onPress: (node: PathNode) => void
}

export function placeNodes(input: PlacesInput): PlaceFlowNode[] {
  const { disc, label, trophy, trophyLabel } = snakeMeasures(input.room)
  return input.places.flatMap(({ node, words }, index) => {
    const spot = input.snake.spots[index]
    if (spot === undefined) return []
    const isTrophy = node.type === 'completion'
    const width = isTrophy ? trophyLabel : label
    const height = isTrophy ? trophy : disc
    return {
      ...fixed,
      id: node.id,
      type: 'place',
      position: { x: spot.x - width / 2, y: spot.y - height / 2 },
      width,
      height,
      handles: handlesOf(spot.handles, width, height),
      data: {
        node,
        words,
        handles: spot.handles,
        isOpen: node.id === input.openId,
        onPress: input.onPress,
      },
    }
  })
}

type BoatInput = { snake: Snake; at: number; room: Room; ship: Ship }

/** The boat beside the place where the learner is. */
export function boatNode({ snake, at, room, ship }: BoatInput): BoatFlowNode[] {
  const spot = snake.spots[at]
  if (spot === undefined) return []
  const atTrophy = at === snake.spots.length - 1
  const { words, ...box } = boatSpot({ ...room, spot, atTrophy })
  return [
    {
      ...fixed,
      id: 'boat',
      type: 'boat',
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      zIndex: 4,
      data: { ship, words },
    },
  ]
}

/** The legs; those up to the current place are sailed. */
export function legEdges(
  { edges, spots }: Snake,
  ids: readonly string[],
  currentIndex: number,
  room: Room,
): LegFlowEdge[] {
  const { turnDown } = snakeMeasures(room)
  return edges.flatMap((edge) => {
    const [from, to] = [spots[edge.from], spots[edge.to]]
    const [source, target] = [ids[edge.from], ids[edge.to]]
    if (!from || !to || source === undefined || target === undefined) return []
    const path = edgePath(edge, from, to, turnDown)
    return {
      id: `leg-${edge.from}`,
      type: 'leg',
      source,
      target,
      data: { path, isSailed: edge.to <= currentIndex },
    }
  })
}

import type { Node } from 'reactflow'
import { plainNode } from '@/ui/chart/FlowCanvas'
import Shoal from './shoal.svg?react'

export type ShoalFlowNode = Node<Record<string, never>, 'shoal'>

/** Shallow water under an island or the trophy, below the lines of a chart. */
export function shoalAt(x: number, y: number, size: number): ShoalFlowNode {
  return {
    id: `shoal-${x}-${y}`,
    type: 'shoal',
    data: {},
    position: { x: x - size / 2, y: y - size / 2 },
    width: size,
    height: size,
    zIndex: -1,
    ...plainNode,
  }
}

export function ShoalNode() {
  return <Shoal data-decoration="" aria-hidden />
}

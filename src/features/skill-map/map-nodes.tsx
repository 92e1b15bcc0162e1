import { memo, type FunctionComponent } from 'react'
import type { Node } from 'reactflow'
import { boxAt, type Box, type Footprint, type Point } from './boxes'
import { CategoryNode, type CategoryNodeData } from './CategoryNode'
import { HarbourNode, type HarbourNodeData } from './HarbourNode'
import { SeaNode, type SeaNodeData } from './SeaNode'
import { SkillNode, type SkillNodeData } from './SkillNode'

export type MapNode =
  | Node<SeaNodeData, 'sea'>
  | Node<HarbourNodeData, 'harbour'>
  | Node<CategoryNodeData, 'category'>
  | Node<SkillNodeData, 'skill'>

/** React Flow passes the position too: a node that only moves does not render again. */
function nodeOf<Data extends object>(View: FunctionComponent<Data>) {
  return memo(
    ({ data }: { data: Data }) => <View {...data} />,
    (before, after) => before.data === after.data,
  )
}

export const nodeTypes = {
  sea: nodeOf(SeaNode),
  harbour: nodeOf(HarbourNode),
  category: nodeOf(CategoryNode),
  skill: nodeOf(SkillNode),
}

/** Where React Flow has to put a node: its upper left corner and its size. */
export function frameAt(at: Point, footprint: Footprint) {
  return frameOf(boxAt(at, footprint))
}

export function frameOf({ left, top, right, bottom }: Box) {
  return { position: { x: left, y: top }, width: right - left, height: bottom - top }
}

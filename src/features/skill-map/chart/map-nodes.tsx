import { memo, type FunctionComponent } from 'react'
import type { Node } from 'reactflow'
import { boxAt, type Footprint, type Point } from '../layout/boxes'
import { CategoryNode, type CategoryNodeData } from './CategoryNode'
import { HarbourNode, type HarbourNodeData } from './HarbourNode'
import { SkillNode, type SkillNodeData } from './SkillNode'

export type MapNode =
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
  harbour: nodeOf(HarbourNode),
  category: nodeOf(CategoryNode),
  skill: nodeOf(SkillNode),
}

/** Where React Flow has to put a node: its upper left corner and its size. */
export function frameAt(at: Point, footprint: Footprint) {
  const { left, top, right, bottom } = boxAt(at, footprint)
  return { position: { x: left, y: top }, width: right - left, height: bottom - top }
}

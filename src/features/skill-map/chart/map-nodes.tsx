import { memo, type FunctionComponent } from 'react'
import type { Node } from 'reactflow'
import { CategoryNode, type CategoryNodeData } from './CategoryNode'
import { HarbourNode, type HarbourNodeData } from './HarbourNode'
import { SkillNode, type SkillNodeData } from './SkillNode'

export type MapNode =
  | Node<HarbourNodeData, 'harbour'>
  | Node<CategoryNodeData, 'category'>
  | Node<SkillNodeData, 'skill'>

/**
 * Memoized on the data alone: React Flow also passes the position, and a node that only moves need
 * not render again.
 */
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

import { memo } from 'react'
import type { NodeProps } from 'reactflow'
import type { PlaceFlowNode } from './chart-elements'
import { PathNodeButton } from './PathNodeButton'

type PlaceNodeProps = NodeProps<PlaceFlowNode>

/** A place as a node of the chart. It renders again only when what it shows has changed. */
export const PlaceNode = memo(
  function PlaceNode({ data: { node, words, isOpen, onPress } }: PlaceNodeProps) {
    return (
      <PathNodeButton node={node} words={words} isOpen={isOpen} onPress={() => onPress(node)} />
    )
  },
  ({ data: before }, { data: after }) =>
    before.node === after.node &&
    before.words === after.words &&
    before.isOpen === after.isOpen &&
    before.onPress === after.onPress,
)

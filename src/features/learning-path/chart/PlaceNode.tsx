import { memo } from 'react'
import { Handle, type NodeProps } from 'reactflow'
import { positions, type PlaceFlowNode } from './chart-elements'
import { PathNodeButton } from './PathNodeButton'
import styles from './PlaceNode.module.css'

type PlaceNodeProps = NodeProps<PlaceFlowNode>

/** A place as a node of the chart: its button, and where the legs come in and go out. */
function Place({ data: { node, words, handles, isOpen, onPress } }: PlaceNodeProps) {
  return (
    <>
      <PathNodeButton node={node} words={words} isOpen={isOpen} onPress={() => onPress(node)} />
      {(['target', 'source'] as const).map((type) => {
        const side = handles[type]
        return (
          side && (
            <Handle
              key={type}
              type={type}
              position={positions[side]}
              isConnectable={false}
              className={styles.handle}
            />
          )
        )
      })}
    </>
  )
}

/** It renders again only when what it shows has changed, not when another place is opened. */
export const PlaceNode = memo(
  Place,
  ({ data: before }, { data: after }) =>
    before.node === after.node &&
    before.words === after.words &&
    before.handles === after.handles &&
    before.isOpen === after.isOpen &&
    before.onPress === after.onPress,
)

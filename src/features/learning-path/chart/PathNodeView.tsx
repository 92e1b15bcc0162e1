import { memo } from 'react'
import { Handle, type NodeProps } from 'reactflow'
import { positions, type PathFlowNode } from './chart-elements'
import { PathNodeButton } from './PathNodeButton'
import styles from './PathNodeView.module.css'

type PathNodeViewProps = NodeProps<PathFlowNode>

/** A node of the path on the chart: its button, and where the legs come in and go out. */
function View({ data: { node, words, handles, isOpen, onPress } }: PathNodeViewProps) {
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

/** It renders again only when what it shows has changed, not when another node is opened. */
export const PathNodeView = memo(
  View,
  ({ data: before }, { data: after }) =>
    before.node === after.node &&
    before.words === after.words &&
    before.handles === after.handles &&
    before.isOpen === after.isOpen &&
    before.onPress === after.onPress,
)

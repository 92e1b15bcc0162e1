import { Handle, Position, type NodeProps } from 'reactflow'
import type { PlaceFlowNode } from './chart-elements'
import { PathNodeButton } from './PathNodeButton'
import type { Side } from './snake-layout'
import styles from './PlaceNode.module.css'

const positions: Record<Side, Position> = { left: Position.Left, right: Position.Right }

/** A place as a node of the chart: its button, and where the legs come in and go out. */
export function PlaceNode({ data }: NodeProps<PlaceFlowNode>) {
  const { node, words, handles, isOpen, onPress } = data
  return (
    <>
      <PathNodeButton node={node} words={words} isOpen={isOpen} onPress={() => onPress(node)} />
      {handles.target && (
        <Handle
          type="target"
          isConnectable={false}
          position={positions[handles.target]}
          className={styles.handle}
        />
      )}
      {handles.source && (
        <Handle
          type="source"
          isConnectable={false}
          position={positions[handles.source]}
          className={styles.handle}
        />
      )}
    </>
  )
}

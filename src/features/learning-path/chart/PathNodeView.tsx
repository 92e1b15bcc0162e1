import { memo } from 'react'
import { Handle, type NodeProps } from 'reactflow'
import { positions, type PathFlowNode } from './chart-elements'
import { PathNodeButton } from './PathNodeButton'
import styles from './PathNodeView.module.css'

type PathNodeViewProps = NodeProps<PathFlowNode>

/** A node of the path on the chart: its button, and where the legs come in and go out. */
function View({ data: { node, handles } }: PathNodeViewProps) {
  return (
    <>
      <PathNodeButton node={node} />
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

/** Memoized, because React Flow passes new props for unrelated changes. */
export const PathNodeView = memo(
  View,
  ({ data: before }, { data: after }) =>
    before.node === after.node && before.handles === after.handles,
)

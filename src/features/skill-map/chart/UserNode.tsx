import { memo } from 'react'
import { Handle, Position, type NodeProps } from 'reactflow'
import Home from '@/art/islands/home.svg?react'
import type { UserFlowNode } from './map-elements'
import styles from './map.module.css'

/** The learner in the middle, where every route starts. Nothing to press. */
export const UserNode = memo(function UserNode({ data }: NodeProps<UserFlowNode>) {
  return (
    <div className={styles.user}>
      <span className={styles.home}>
        <Home width="100%" height="100%" />
      </span>
      <span className={styles.name}>{data.label}</span>
      <Handle type="source" position={Position.Bottom} />
    </div>
  )
})

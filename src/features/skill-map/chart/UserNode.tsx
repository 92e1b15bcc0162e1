import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Handle, Position, type NodeProps } from 'reactflow'
import Home from '@/art/islands/home.svg?react'
import { Emphasis } from '@/ui/controls/Emphasis'
import type { UserFlowNode } from './map-elements'
import styles from './map.module.css'

/** The learner in the middle, where every route starts. Nothing to press. */
export const UserNode = memo(function UserNode({ data }: NodeProps<UserFlowNode>) {
  const { t } = useTranslation('skill-map')
  return (
    <div className={styles.user}>
      <span className={styles.home}>
        <Home width="100%" height="100%" />
      </span>
      <span className={styles.name}>
        <Emphasis sentence={(name) => t('you', { name })} name={data.name} />
      </span>
      <Handle type="source" position={Position.Bottom} />
    </div>
  )
})

import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Handle, type NodeProps } from 'reactflow'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { nodeWords } from '../node-words'
import nodeStyles from '../node.module.css'
import { nodeButton, NodePicture } from '../NodePicture'
import type { PathFlowNode } from './path-elements'
import styles from './path.module.css'

/** A node of the path on the chart: its button, and where the lines arrive and leave. */
export const PathNodeView = memo(function PathNodeView({ data }: NodeProps<PathFlowNode>) {
  const { node, handles, onOpen } = data
  const { t } = useTranslation('learning-path')
  const { title, status } = nodeWords(t, node)
  return (
    <>
      <button {...nodeButton(node, onOpen)} className={styles.node}>
        <span className={styles.picture}>
          <NodePicture node={node} />
        </span>
        <span className={styles.label}>
          <span className={styles.title}>{title}</span>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={nodeStyles.status}>{status}</span>
          {node.isCurrent && <VisuallyHidden>{`, ${t('youAreHere')}`}</VisuallyHidden>}
        </span>
      </button>
      {handles.target && <Handle type="target" position={handles.target} />}
      {handles.source && <Handle type="source" position={handles.source} />}
    </>
  )
})

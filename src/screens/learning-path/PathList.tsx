import { useTranslation } from 'react-i18next'
import { PlainButton } from '@/components/controls/PlainButton'
import { Icon } from '@/components/icons/Icon'
import { Card } from '@/components/layout/Card'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import type { PathNode, PathNodes } from '@/domain/path-nodes'
import { nodeWords } from './node-words'
import nodeStyles from './node.module.css'
import { nodeButton, NodePicture } from './NodePicture'
import styles from './PathList.module.css'

type PathListProps = { path: PathNodes; onOpenNode: (node: PathNode) => void }

/** The path as a list: the same nodes, words and actions as the chart. */
export function PathList({ path, onOpenNode }: PathListProps) {
  const { t } = useTranslation('learning-path')
  return (
    <Card as="ol" className={styles.list} aria-label={t('list')}>
      {path.nodes.map((node) => {
        const { title, status } = nodeWords(t, node)
        return (
          <li key={node.id}>
            <PlainButton {...nodeButton(node, onOpenNode)} className={styles.row}>
              <span className={styles.inside}>
                <span className={styles.picture}>
                  <NodePicture node={node} />
                </span>
                <span className={styles.name}>
                  <span>{node.type === 'sub-skill' ? `${node.number}. ${title}` : title}</span>
                  <VisuallyHidden>, </VisuallyHidden>
                  <span className={nodeStyles.status}>{status}</span>
                  {node.isCurrent && (
                    <span className={`${nodeStyles.here} ${styles.here}`}>
                      <VisuallyHidden>, </VisuallyHidden>
                      <span>{t('youAreHere')}</span>
                    </span>
                  )}
                </span>
                <Icon name="chevron-right" />
              </span>
            </PlainButton>
          </li>
        )
      })}
    </Card>
  )
}

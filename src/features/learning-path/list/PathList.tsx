import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { KindIcon } from '@/art/kinds/KindIcon'
import { RoundBadge } from '@/ui/chart/RoundBadge'
import { PlainButton } from '@/ui/controls/PlainButton'
import { Icon } from '@/ui/icons/Icon'
import { Card } from '@/ui/layout/Card'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { nodeWords } from '../node-words'
import { nodeButton, OpenNodeContext } from '../open-node'
import { hasBadge, type PathNode, type PathNodes } from '../path-nodes'
import styles from './PathList.module.css'

/** The path as a list: the same nodes, words and actions as the chart. */
export function PathList({ path }: { path: PathNodes }) {
  const opener = use(OpenNodeContext)
  const { t } = useTranslation('learning-path')
  return (
    <Card as="ol" className={styles.list} aria-label={t('list')}>
      {path.nodes.map((node) => {
        const { title, status } = nodeWords(t, node)
        return (
          <li key={node.id}>
            <PlainButton {...nodeButton(node, opener)} className={styles.row}>
              <span className={styles.inside}>
                <Mark node={node} />
                <span className={styles.name}>
                  <span>{node.type === 'step' ? `${node.step}. ${title}` : title}</span>
                  <VisuallyHidden>, </VisuallyHidden>
                  <span className={styles.status}>{status}</span>
                </span>
                {node.isCurrent && (
                  <span className={styles.here}>
                    <VisuallyHidden>, </VisuallyHidden>
                    <span>{t('youAreHere')}</span>
                  </span>
                )}
                <Icon name="chevron-right" />
              </span>
            </PlainButton>
          </li>
        )
      })}
    </Card>
  )
}

function Mark({ node }: { node: PathNode }) {
  return (
    <span className={node.state === 'locked' ? `${styles.mark} ${styles.locked}` : styles.mark}>
      {node.type === 'trophy' ? (
        <Icon name="trophy" />
      ) : (
        <KindIcon kind={node.type === 'step' ? node.kind : 'introduction'} />
      )}
      {hasBadge(node.state) && <RoundBadge state={node.state} />}
    </span>
  )
}

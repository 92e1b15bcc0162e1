import Card from '@mui/material/Card'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { NextTag } from '@/components/chart/NextTag'
import { useBeginAt } from '@/components/chart/useBeginAt'
import { Icon } from '@/components/icons/Icon'
import { Column } from '@/components/layout/Column'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import type { PathNode, PathNodes } from '@/domain/path-nodes'
import { isNext, nodeWords } from './node-words'
import { nodeButton, NodePicture } from './NodePicture'
import { StatusText } from './StatusText'

type PathListProps = { pathNodes: PathNodes; onOpenNode: (node: PathNode) => void }

/** The path as a list: the same nodes, words and actions as the chart. */
export function PathList({ pathNodes, onOpenNode }: PathListProps) {
  const { t } = useTranslation()
  useBeginAt(pathNodes.nodes[pathNodes.currentIndex]?.id)
  return (
    <Column>
      <NodeCard
        component="ol"
        role="list"
        aria-label={t('learningPath.list')}
        data-won={pathNodes.nodes.at(-1)?.isCurrent || undefined}
      >
        {pathNodes.nodes.map((node) => (
          <NodeRow key={node.id} node={node} onOpenNode={onOpenNode} />
        ))}
      </NodeCard>
    </Column>
  )
}

type NodeRowProps = { node: PathNode; onOpenNode: (node: PathNode) => void }

function NodeRow({ node, onOpenNode }: NodeRowProps) {
  const { t } = useTranslation()
  const { title, status } = nodeWords(t, node)
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...nodeButton(node, onOpenNode)}
        component="button"
        selected={node.isCurrent}
        sx={{ p: 0, outlineOffset: '-3px' }}
      >
        <Row>
          <Picture>
            <NodePicture node={node} />
          </Picture>
          <Name>
            <span>{node.type === 'sub-skill' ? `${node.number}. ${title}` : title}</span>
            <VisuallyHidden>, </VisuallyHidden>
            <StatusText>{status}</StatusText>
            {isNext(node) && (
              <>
                <VisuallyHidden>, </VisuallyHidden>
                <NextTag />
              </>
            )}
          </Name>
          <Icon name="chevron-right" />
        </Row>
      </ListItemButton>
    </ListItem>
  )
}

const NodeCard = styled(Card)(({ theme }) => ({
  overflow: 'hidden',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
})) as typeof Card

const Row = styled('span')({
  display: 'flex',
  flex: 1,
  gap: 14,
  alignItems: 'center',
  minHeight: 76,
  padding: '10px clamp(14px, 2vw, 20px)',
})

const Picture = styled('span')({
  '--node-path': '48px',
  '--node-trophy': '48px',
  flex: 'none',
  isolation: 'isolate',
  // The badge leaves the icon free.
  '& > * > span': { right: -12, bottom: -10 },
})

const Name = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  fontSize: theme.typography.subtitle1.fontSize,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
}))

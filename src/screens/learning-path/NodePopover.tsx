import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover } from '@/components/dialogs/Popover'
import type { Module } from '@/domain/learning-path'
import type { PathNode, PathNodes } from '@/domain/path-nodes'
import { IntroductionDetails } from './IntroductionDetails'
import { LockedNote } from './LockedNote'
import { nodeWords, trophyStatus } from './node-words'
import { NodeDescription } from './NodeDescription'
import { SubSkillDetails } from './SubSkillDetails'

type NodePopoverProps = {
  node: PathNode
  pathNodes: PathNodes
  skillName: string
  onOpenModule: (module: Module) => void
  onClose: () => void
}

/** The details of one node, beside it. */
export function NodePopover(props: NodePopoverProps) {
  const { node, pathNodes, skillName, onOpenModule, onClose } = props
  const { t } = useTranslation()
  const titleId = useId()
  // The picture of the node on the chart, or the content of its row in the list.
  const anchor = () => document.getElementById(node.id)?.firstElementChild ?? null
  const within = () => document.getElementById(node.id)?.closest('.react-flow, ol') ?? null
  const welcome = skillName
    ? t('learningPath.introduction.welcome', { skillName })
    : t('learningPath.introduction.welcomeUnnamed')
  return (
    <Popover anchor={anchor} within={within} onClose={onClose} titleId={titleId}>
      <Typography
        variant="h2"
        id={titleId}
        tabIndex={-1}
        sx={{ fontSize: '1.3125rem', lineHeight: 1.3, textWrap: 'wrap' }}
      >
        {node.type === 'introduction' ? welcome : nodeWords(t, node).title}
      </Typography>
      {node.type === 'introduction' && (
        <IntroductionDetails node={node} pathNodes={pathNodes} onOpenModule={onOpenModule} />
      )}
      {node.type === 'sub-skill' && <SubSkillDetails node={node} onOpenModule={onOpenModule} />}
      {node.type === 'trophy' && (
        <>
          <NodeDescription>
            {t(node.disabled ? 'learningPath.trophy.locked' : 'learningPath.trophy.unlocked')}
          </NodeDescription>
          {node.disabled && <LockedNote reason={trophyStatus(t, node)} />}
        </>
      )}
    </Popover>
  )
}

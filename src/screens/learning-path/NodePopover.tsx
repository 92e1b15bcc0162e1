import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { Popover, PopoverActions } from '@/components/dialogs/Popover'
import type { PathNode, PathNodes, TrophyNode } from '@/domain/path-nodes'
import { subSkillTitle, trophyStatus } from './node-words'

type NodePopoverProps = {
  nodeId: string
  title: string
  onClose: () => void
  children: ReactNode
}

/** The details of one node, beside it. */
export function NodePopover({ nodeId, title, onClose, children }: NodePopoverProps) {
  const titleId = useId()
  // The picture of the node on the chart, or the content of its row in the list.
  const anchor = () => document.getElementById(nodeId)?.firstElementChild ?? null
  return (
    <Popover anchor={anchor} onClose={onClose} titleId={titleId}>
      <Typography
        variant="h2"
        id={titleId}
        tabIndex={-1}
        sx={{ fontSize: '1.3125rem', lineHeight: 1.3, textWrap: 'wrap' }}
      >
        {title}
      </Typography>
      {children}
    </Popover>
  )
}

type IntroductionDetailsProps = { path: PathNodes; onOpenNode: (node: PathNode) => void }

/** How the path works, and a button to the next sub-skill. */
export function IntroductionDetails({ path, onOpenNode }: IntroductionDetailsProps) {
  const { t } = useTranslation('learning-path')
  // Opening the introduction has led on to the first sub-skill that is not done.
  const next = path.nodes[path.currentIndex]
  return (
    <>
      {path.subSkills.total > 0 && (
        <NodeDescription>{t('introduction.how', { count: path.subSkills.total })}</NodeDescription>
      )}
      {next?.type === 'sub-skill' && (
        <PopoverActions>
          <Button endIcon="arrow-right" onClick={() => onOpenNode(next)}>
            {t('introduction.goToSubSkill', { title: subSkillTitle(t, next) })}
          </Button>
        </PopoverActions>
      )}
    </>
  )
}

/** The text of the trophy; while it is locked also what is missing. */
export function TrophyDetails({ node }: { node: TrophyNode }) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <NodeDescription>{t(node.disabled ? 'trophy.locked' : 'trophy.unlocked')}</NodeDescription>
      {node.disabled && <LockedNote reason={trophyStatus(t, node)} />}
    </>
  )
}

/** Why a node is locked. */
export function LockedNote({ reason }: { reason: string }) {
  return (
    <Box sx={{ mt: 1.75 }}>
      <Note kind="info" icon="lock" title={reason} />
    </Box>
  )
}

export function NodeDescription({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  )
}

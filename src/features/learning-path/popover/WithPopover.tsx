import { Activity, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { LearningModule } from '@/api/learning'
import { OpenNodeContext } from '../open-node'
import type { PathNode, PathNodes } from '../path-nodes'
import type { AskForPath } from '../useCelebrationPeeks'
import { NodePopover } from './NodePopover'

type WithPopoverProps = {
  path: PathNodes
  skillName: string
  askForPath: AskForPath
  onOpenModule: (module: LearningModule) => void
  /** Where the nodes are. */
  children: ReactNode
}

/**
 * Holds which node is open, so that a press draws its popover and nothing else of the page. While none
 * is, the one that is next (or was last) is drawn ahead and hidden: no press waits for code that has
 * never run.
 */
export function WithPopover({ path, children, ...details }: WithPopoverProps) {
  const [nodeId, setNodeId] = useState(path.nodes[path.currentIndex]?.id)
  const [isOpen, setOpen] = useState(false)

  const openId = isOpen && nodeId !== undefined ? nodeId : null
  const open = useCallback(({ id }: PathNode) => {
    setNodeId(id)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  const openNode = useMemo(() => ({ openId, open }), [openId, open])

  return (
    <OpenNodeContext value={openNode}>
      {children}
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <NodePopover
          node={path.nodes.find(({ id }) => id === nodeId) ?? null}
          path={path}
          {...details}
          onClose={close}
          onOpenNode={open}
        />
      </Activity>
    </OpenNodeContext>
  )
}

import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { LearningModule } from '@/api/learning'
import { OpenNodeContext } from '../open-node'
import type { PathNode, PathNodes } from '../path-nodes'
import { NodePopover } from './NodePopover'

type WithPopoverProps = {
  path: PathNodes
  skillName: string
  onOpenModule: (module: LearningModule) => void
  /** Called when the introduction is opened. */
  onIntroduced: () => void
  /** The chart or the list with the nodes. */
  children: ReactNode
}

/** Holds which node is open, so that a click renders its popover and not the page. */
export function WithPopover({ path, onIntroduced, children, ...details }: WithPopoverProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = useCallback(
    (node: PathNode) => {
      setOpenId(node.id)
      if (node.type === 'introduction') onIntroduced()
    },
    [onIntroduced],
  )
  const openNode = useMemo(() => ({ openId, open }), [openId, open])
  const node = path.nodes.find(({ id }) => id === openId)
  return (
    <OpenNodeContext value={openNode}>
      {children}
      {node && (
        <NodePopover
          key={node.id}
          node={node}
          path={path}
          {...details}
          onClose={() => setOpenId(null)}
          onOpenNode={open}
        />
      )}
    </OpenNodeContext>
  )
}

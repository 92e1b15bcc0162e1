import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { LearningModule } from '@/api/learning'
import timing from '@/config/timing.json'
import type { AskForPath } from '../ask-for-path'
import { OpenNodeContext } from '../open-node'
import type { PathNode, PathNodes } from '../path-nodes'
import { NodePopover } from './NodePopover'

/** The node whose popover is drawn, seen or ahead. */
type Shown = { id: string | null; isOpen: boolean }

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
 * is, that of the node that is next is drawn ahead, or of the one that a learner comes near: their press
 * waits for no words that have never been laid out.
 */
export function WithPopover({ path, children, ...details }: WithPopoverProps) {
  const [{ id, isOpen }, setShown] = useState<Shown>({
    id: path.nodes[path.currentIndex]?.id ?? null,
    isOpen: false,
  })
  // After the page itself.
  const aheadId = useDeferredValue(id, null)
  const shownId = isOpen ? id : aheadId

  const open = useCallback((node: PathNode) => setShown({ id: node.id, isOpen: true }), [])
  const rest = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(rest.current), [])
  const comeNear = useCallback((node: PathNode | null) => {
    window.clearTimeout(rest.current)
    if (!node) return
    const draw = () => setShown((now) => (now.isOpen ? now : { ...now, id: node.id }))
    // A pointer passes many nodes while the page scrolls.
    rest.current = window.setTimeout(() => startTransition(draw), timing.hoverDelay)
  }, [])
  const close = useCallback(() => setShown((now) => ({ ...now, isOpen: false })), [])
  const openId = isOpen ? id : null
  const openNode = useMemo(() => ({ openId, open, comeNear }), [openId, open, comeNear])

  return (
    <OpenNodeContext value={openNode}>
      {children}
      <NodePopover
        node={path.nodes.find((one) => one.id === shownId) ?? null}
        open={isOpen}
        path={path}
        {...details}
        onClose={close}
        onOpenNode={open}
      />
    </OpenNodeContext>
  )
}

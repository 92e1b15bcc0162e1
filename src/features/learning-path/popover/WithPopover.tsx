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
import { OpenNodeContext } from '../open-node'
import type { PathNode, PathNodes } from '../path-nodes'
import { NodePopover } from './NodePopover'

/** The node whose popover is rendered, visible or hidden. */
type Shown = { id: string | null; isOpen: boolean }

type WithPopoverProps = {
  path: PathNodes
  skillName: string
  onOpenModule: (module: LearningModule) => void
  /** The chart or the list with the nodes. */
  children: ReactNode
}

/**
 * Holds which node is open, so that a click renders only its popover. While none is open, the
 * popover of the next node, or of the one under the pointer, is rendered hidden: laying out text
 * for the first time is slow on cheap phones, and so is done before the click.
 */
export function WithPopover({ path, children, ...details }: WithPopoverProps) {
  const [{ id, isOpen }, setShown] = useState<Shown>({
    id: path.nodes[path.currentIndex]?.id ?? null,
    isOpen: false,
  })
  // Deferred, so that the page itself renders first.
  const aheadId = useDeferredValue(id, null)
  const shownId = isOpen ? id : aheadId

  const open = useCallback((node: PathNode) => setShown({ id: node.id, isOpen: true }), [])
  const rest = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(rest.current), [])
  const prepare = useCallback((node: PathNode | null) => {
    window.clearTimeout(rest.current)
    if (!node) return
    const draw = () => setShown((now) => (now.isOpen ? now : { ...now, id: node.id }))
    // Wait until the pointer rests: while the page scrolls it passes many nodes.
    rest.current = window.setTimeout(() => startTransition(draw), timing.hoverDelay)
  }, [])
  const close = useCallback(() => setShown((now) => ({ ...now, isOpen: false })), [])
  const openId = isOpen ? id : null
  const openNode = useMemo(() => ({ openId, open, prepare }), [openId, open, prepare])

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

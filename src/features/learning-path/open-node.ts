import { createContext, type ComponentProps } from 'react'
import type { PathNode } from './path-nodes'

type Openers = {
  open: (node: PathNode) => void
  /** A pointer or the focus is there, and a press may follow; null where the pointer has left. */
  comeNear: (node: PathNode | null) => void
}

type OpenNode = Openers & {
  /** The id of the node whose popover is open. */
  openId: string | null
}

/** Aside from the nodes, so that opening one draws no chart again. */
export const OpenNodeContext = createContext<OpenNode>({
  openId: null,
  open: () => {},
  comeNear: () => {},
})

/** What makes a button that of a node, on the chart as in the list. */
export function nodeButton(
  node: PathNode,
  isOpen: boolean,
  { open, comeNear }: Openers,
): ComponentProps<'button'> {
  return {
    type: 'button',
    id: node.id,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-current': node.isCurrent ? 'step' : undefined,
    onPointerEnter: () => comeNear(node),
    onPointerLeave: () => comeNear(null),
    onFocus: () => comeNear(node),
    onClick: () => open(node),
  }
}

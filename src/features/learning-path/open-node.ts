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

/** The buttons of the nodes carry their ids, so that popovers and the focus find them. */

/** The disc or the lighthouse, to which a popover points. */
export function nodePicture(id: string): Element | null {
  return document.getElementById(id)?.firstElementChild ?? null
}

export function focusNode(id: string): void {
  document.getElementById(id)?.focus()
}

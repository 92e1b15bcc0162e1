import { createContext, type ComponentProps } from 'react'
import type { PathNode } from './path-nodes'

type Openers = {
  open: (node: PathNode) => void
  /**
   * Called when the pointer or the focus reaches a node, so that its popover can be rendered before
   * a click; null when the pointer leaves.
   */
  prepare: (node: PathNode | null) => void
}

type OpenNode = Openers & {
  openId: string | null
}

/** A context apart from the nodes' data, so that opening a popover does not render the chart again. */
export const OpenNodeContext = createContext<OpenNode>({
  openId: null,
  open: () => {},
  prepare: () => {},
})

/** The props that the button of a node shares in the chart and in the list. */
export function nodeButton(
  node: PathNode,
  isOpen: boolean,
  { open, prepare }: Openers,
): ComponentProps<'button'> {
  return {
    type: 'button',
    id: node.id,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-current': node.isCurrent ? 'step' : undefined,
    onPointerEnter: () => prepare(node),
    onPointerLeave: () => prepare(null),
    onFocus: () => prepare(node),
    onClick: () => open(node),
  }
}

/** The element ids of the nodes' buttons, for popovers and focus. */

/** The disc or the lighthouse, where the popover is anchored. */
export function nodePicture(id: string): Element | null {
  return document.getElementById(id)?.firstElementChild ?? null
}

export function focusNode(id: string): void {
  document.getElementById(id)?.focus()
}

import { createContext, type ComponentProps } from 'react'
import type { PathNode } from './path-nodes'

type OpenNode = { openId: string | null; open: (node: PathNode) => void }

/** A context apart from the nodes' data, so that opening a popover does not render the chart again. */
export const OpenNodeContext = createContext<OpenNode>({ openId: null, open: () => {} })

/** The props that the button of a node shares in the chart and in the list. */
export function nodeButton(node: PathNode, { openId, open }: OpenNode): ComponentProps<'button'> {
  return {
    type: 'button',
    id: node.id,
    'aria-haspopup': 'dialog',
    'aria-expanded': openId === node.id,
    'aria-current': node.isCurrent ? 'step' : undefined,
    onClick: () => open(node),
  }
}

/** The disc or the lighthouse of a node, where its popover is anchored. */
export function nodePicture(id: string): Element | null {
  return document.getElementById(id)?.firstElementChild ?? null
}

export function focusNode(id: string): void {
  document.getElementById(id)?.focus()
}

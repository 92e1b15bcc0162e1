import { createContext } from 'react'
import type { PathNode } from './path-nodes'

type OpenNode = {
  /** The id of the node whose popover is open. */
  openId: string | null
  open: (node: PathNode) => void
}

/** Aside from the nodes, so that opening one draws no chart again. */
export const OpenNodeContext = createContext<OpenNode>({ openId: null, open: () => {} })

import { createContext } from 'react'

/** The id of the node whose popover is open. Aside from the nodes, so that opening one redraws no chart. */
export const OpenNodeContext = createContext<string | null>(null)

import { createContext } from 'react'

/** Whether somebody wants the buttons that show the other language. */
export const PeekContext = createContext(true)

import { createContext, type RefObject } from 'react'
import type { SecondLines } from './useSecondLines'

/** What the reading bar reads aloud: the nearest `Readable` around it. */
export const ReadableContext = createContext<RefObject<HTMLElement | null>>({ current: null })

/** The second lines of the texts in the nearest `Readable`; undefined where it has none. */
export const SecondLinesContext = createContext<SecondLines | undefined>(undefined)

import { createContext, type RefObject } from 'react'
import type { SecondLines } from './useSecondLines'

/** The element that the reading bar reads aloud: the nearest `Readable`. */
export const ReadableContext = createContext<RefObject<HTMLElement | null>>({ current: null })

/** The second lines of the nearest `Readable`; undefined where it has none. */
export const SecondLinesContext = createContext<SecondLines | undefined>(undefined)

import { useRef, type ReactNode, createContext, type RefObject } from 'react'
import type { SecondLines } from './useSecondLines'

/** The element that the reading bar reads aloud: the nearest `Readable`. */
export const ReadableContext = createContext<RefObject<HTMLElement | null>>({ current: null })

/** The second lines of the nearest `Readable`; undefined where it has none. */
export const SecondLinesContext = createContext<SecondLines | undefined>(undefined)

type ReadableProps = {
  children: ReactNode
  className?: string | undefined
  /** Its second lines. */
  second?: SecondLines | undefined
}

/** Provides a reading bar with the screen, dialog or popover that it reads, and its texts with their second lines. */
export function Readable({ children, className, second }: ReadableProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <ReadableContext value={content}>
      <SecondLinesContext value={second}>
        <div ref={content} className={className}>
          {children}
        </div>
      </SecondLinesContext>
    </ReadableContext>
  )
}

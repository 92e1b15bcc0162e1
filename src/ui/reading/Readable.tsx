import { useRef, type ReactNode, createContext, type RefObject } from 'react'
import type { SecondLines } from './useSecondLines'

/** What the reading bar reads aloud: the nearest `Readable` around it. */
export const ReadableContext = createContext<RefObject<HTMLElement | null>>({ current: null })

/** The second lines of the texts in the nearest `Readable`; undefined where it has none. */
export const SecondLinesContext = createContext<SecondLines | undefined>(undefined)

type ReadableProps = {
  children: ReactNode
  className?: string | undefined
  /** Its texts in the other language. */
  second?: SecondLines | undefined
}

/** A screen, dialog or popover that one reading bar helps to read as a whole. */
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

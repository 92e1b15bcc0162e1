import { useRef, type ReactNode } from 'react'
import { ReadableContext, SecondLinesContext } from './readable-context'
import type { SecondLines } from './useSecondLines'

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

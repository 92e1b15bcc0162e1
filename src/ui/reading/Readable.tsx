import { useRef, type ReactNode } from 'react'
import { ReadableContext, SecondLinesContext } from './readable-context'
import type { SecondLines } from './useSecondLines'

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

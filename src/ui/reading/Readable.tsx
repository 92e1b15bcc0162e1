import { useRef, type ReactNode, createContext, type RefObject } from 'react'

/** The element that the reading bar reads aloud: the nearest `Readable`. */
export const ReadableContext = createContext<RefObject<HTMLElement | null>>({ current: null })

type ReadableProps = {
  children: ReactNode
  className?: string | undefined
}

/** Provides a reading bar with the screen, dialog or popover that it reads. */
export function Readable({ children, className }: ReadableProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <ReadableContext value={content}>
      <div ref={content} className={className}>
        {children}
      </div>
    </ReadableContext>
  )
}

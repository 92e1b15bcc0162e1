import type { ReactNode } from 'react'

/** Wraps a text in a span and leaves elements alone: a bare text node beside other nodes breaks under a translator (src/DECISIONS.md). */
export function TextInSpan({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span>{children}</span> : children
}

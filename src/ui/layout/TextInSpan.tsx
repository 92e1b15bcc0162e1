import type { ReactNode } from 'react'

/** What may be text and may not stand beside something else as it is (src/ui/DECISIONS.md). */
export function TextInSpan({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span>{children}</span> : children
}

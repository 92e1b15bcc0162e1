import type { ReactNode } from 'react'

/**
 * Wraps a text in a span and leaves elements alone: a browser's translator replaces text nodes, and React then fails on
 * those that stand beside others.
 */
export function TextInSpan({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span>{children}</span> : children
}

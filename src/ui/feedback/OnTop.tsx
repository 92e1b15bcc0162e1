import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopLayer } from './layers'

/** Renders messages into the topmost layer: behind it nothing can be reached, and nothing is announced. */
export function OnTop({ children }: { children: ReactNode }) {
  const layer = useTopLayer()
  return layer ? createPortal(children, layer) : children
}

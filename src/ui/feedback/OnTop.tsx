import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopLayer } from './layers'

/**
 * Puts its content into the layer that is on top: what is said while a dialog is open would else lie
 * behind it, where nobody sees, hears or presses it.
 */
export function OnTop({ children }: { children: ReactNode }) {
  const layer = useTopLayer()
  return layer ? createPortal(children, layer) : children
}

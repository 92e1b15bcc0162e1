import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { makeStore } from '@/lib/make-store'

/** The open layers, the topmost last. */
const layers = makeStore<readonly Element[]>([])

/** Registers a layer that opens; returns the function that removes it. */
export function addLayer(layer: Element): () => void {
  layers.set([...layers.get(), layer])
  return () => layers.set(layers.get().filter((one) => one !== layer))
}

export const useTopLayer = () => layers.useValue().at(-1)

/** Renders messages into the topmost layer: behind it nothing can be reached, and nothing is announced. */
export function OnTop({ children }: { children: ReactNode }) {
  const layer = useTopLayer()
  return layer ? createPortal(children, layer) : children
}

import { useSyncExternalStore } from 'react'

/** The open layers, the topmost last. */
let layers: readonly Element[] = []
const listeners = new Set<() => void>()

function change(next: readonly Element[]) {
  layers = next
  for (const listener of listeners) listener()
}

/** Registers a layer that opens; returns the function that removes it. */
export function addLayer(layer: Element): () => void {
  change([...layers, layer])
  return () => change(layers.filter((one) => one !== layer))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The topmost layer; undefined where none is open. */
export const useTopLayer = () =>
  useSyncExternalStore(
    subscribe,
    () => layers.at(-1),
    () => undefined,
  )

import { makeStore } from './make-store'

/** The open layers, the topmost last. */
const layers = makeStore<readonly Element[]>([])

/** Registers a layer that opens; returns the function that removes it. */
export function addLayer(layer: Element): () => void {
  layers.set([...layers.get(), layer])
  return () => layers.set(layers.get().filter((one) => one !== layer))
}

/** The topmost layer; undefined where none is open. */
export const useTopLayer = () => layers.useValue().at(-1)

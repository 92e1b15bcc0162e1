import { useSyncExternalStore } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { stopReading } from '../speech/reading'

/** The layers that are open, the top one last. */
let layers: readonly Element[] = []
const listeners = new Set<() => void>()

function change(next: readonly Element[]) {
  layers = next
  if (next.length === 0) holdPage(false)
}

function tell() {
  for (const listener of listeners) listener()
}

/**
 * The page stays where it is while a layer is open, without a jump where its scroll bar was. All of it is
 * painted again for that.
 */
function holdPage(isHeld: boolean): void {
  const { style, clientWidth } = document.documentElement
  if (isHeld === (style.overflow === 'hidden')) return
  style.paddingRight = isHeld ? `${window.innerWidth - clientWidth}px` : ''
  style.overflow = isHeld ? 'hidden' : ''
}

/**
 * Names a layer that opens. Gives the way to take it away; either ends what is read aloud. The press that
 * opens it does not wait for what moves into it, nor until the page is held; what leaves it with its content
 * leaves at once.
 */
export function addLayer(layer: Element): () => void {
  stopReading()
  change([...layers, layer])
  afterPaint(() => {
    if (layers.length > 0) holdPage(true)
    tell()
  })
  return () => {
    stopReading()
    change(layers.filter((one) => one !== layer))
    tell()
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const top = () => layers.at(-1) ?? null

/** The layer that nothing lies above; null when none is open, as in the pages that are built. */
export const useTopLayer = () => useSyncExternalStore(subscribe, top, top)

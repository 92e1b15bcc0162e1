import { afterPaint } from '@/lib/after-paint'
import { stopReading } from '../speech/reading'

/** The open layers, the topmost last. */
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
 * Locks the scroll position of the page while a layer is open, with padding in place of the scroll bar so that nothing
 * moves. It repaints the whole page.
 */
function holdPage(isHeld: boolean): void {
  const { style, clientWidth } = document.documentElement
  if (isHeld === (style.overflow === 'hidden')) return
  style.paddingRight = isHeld ? `${window.innerWidth - clientWidth}px` : ''
  style.overflow = isHeld ? 'hidden' : ''
}

/**
 * Registers a layer that opens; returns the function that removes it. Both stop reading aloud. Messages move into the
 * layer when the page becomes inert, and out of it before its content is removed, so that screen readers do not announce
 * them again. Neither this nor the scroll lock delays the frame that shows the layer.
 */
export function addLayer(layer: Element, byPress = false): () => void {
  stopReading()
  change([...layers, layer])
  if (!byPress) tell()
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

/** Calls back with the topmost layer, now and at each change; null for none. Returns the unsubscribe function. */
export function followTopLayer(follow: (layer: Element | null) => void): () => void {
  const listener = () => follow(layers.at(-1) ?? null)
  listener()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

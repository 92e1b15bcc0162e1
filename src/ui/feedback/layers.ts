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
 * Names a layer that opens. Gives the way to take it away; either ends what is read aloud. What is said moves
 * into it in the moment in which the page goes out of reach, and leaves it before its content does: readers
 * take that for the same. The press that opens it waits neither for that nor until the page is held.
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

/** Tells which layer nothing lies above, now and whenever it changes; null for none. Gives the way to leave that. */
export function followTopLayer(follow: (layer: Element | null) => void): () => void {
  const listener = () => follow(layers.at(-1) ?? null)
  listener()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

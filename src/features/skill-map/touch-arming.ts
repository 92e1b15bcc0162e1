/**
 * The two taps of the map (specification §2; contract, 'second tap'). A first tap by touch arms a
 * node and shows its tooltip; once armed it stays so until another node is tapped. Anything but
 * touch acts at once: keyboard, mouse, pen and screen readers.
 */
export type Arming = {
  /** The node that the next tap acts on. */
  armed: string | null
  /** The node that shows its tooltip now. */
  tooltip: string | null
}

export const nothingArmed: Arming = { armed: null, tooltip: null }

/** How long the tooltip stays (specification §9). */
const tooltipTime = 1000

export type Press = { node: string; byTouch: boolean }

/** What a press changes, and whether the node acts on it. */
export function press(arming: Arming, { node, byTouch }: Press): { arming: Arming; acts: boolean } {
  if (!byTouch) return { arming: { ...arming, tooltip: null }, acts: true }
  if (arming.armed === node) return { arming: { armed: node, tooltip: null }, acts: true }
  return { arming: { armed: node, tooltip: node }, acts: false }
}

/** The tooltip goes; the node stays armed. */
export function hideTooltip(arming: Arming): Arming {
  return arming.tooltip === null ? arming : { ...arming, tooltip: null }
}

type Pointer = { pointerType: string; width: number; height: number }

/**
 * True for a finger. Screen readers on touch screens send touch pointers too, but without any size:
 * the reader has already said where it is, so it is not asked to tap again.
 */
export function isFinger({ pointerType, width, height }: Pointer): boolean {
  return pointerType === 'touch' && !(width === 0 && height === 0)
}

/** The arming of one map, for all its nodes. */
export class TouchArming {
  #arming = nothingArmed
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) clearTimeout(this.#timer)
    }
  }

  get current(): Arming {
    return this.#arming
  }

  /** Returns whether the node acts on this press. */
  press(pressed: Press): boolean {
    const { arming, acts } = press(this.#arming, pressed)
    this.#change(arming)
    clearTimeout(this.#timer)
    if (arming.tooltip !== null) {
      this.#timer = setTimeout(() => this.#change(hideTooltip(this.#arming)), tooltipTime)
    }
    return acts
  }

  #change(arming: Arming): void {
    if (arming === this.#arming) return
    this.#arming = arming
    for (const listener of this.#listeners) listener()
  }
}

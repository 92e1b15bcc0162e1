/**
 * The two taps of what is easily hit by mistake (rules.md#touch). A first tap by touch arms a target
 * and shows its tooltip; once armed it stays so until another one is tapped. Anything but touch acts
 * at once: keyboard, mouse, pen and screen readers.
 */
export type Arming = {
  /** The target that the next tap acts on. */
  armed: string | null
  /** The target that shows its tooltip now. */
  tooltip: string | null
}

export const nothingArmed: Arming = { armed: null, tooltip: null }

export type Press = { target: string; byTouch: boolean }

/** What a press changes, and whether its target acts on it. */
export function press(
  arming: Arming,
  { target, byTouch }: Press,
): { arming: Arming; acts: boolean } {
  if (!byTouch) return { arming: { ...arming, tooltip: null }, acts: true }
  if (arming.armed === target) return { arming: { armed: target, tooltip: null }, acts: true }
  return { arming: { armed: target, tooltip: target }, acts: false }
}

/** The tooltip goes; its target stays armed. */
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

/** The arming of one screen, for all its targets. */
export class TouchArming {
  readonly #tooltipMs: number
  #arming = nothingArmed
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  /** A tooltip stays for so many milliseconds (rules.md#timing). */
  constructor(tooltipMs: number) {
    this.#tooltipMs = tooltipMs
  }

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

  /** Returns whether the target acts on this press. */
  press(pressed: Press): boolean {
    const { arming, acts } = press(this.#arming, pressed)
    this.#change(arming)
    clearTimeout(this.#timer)
    if (arming.tooltip !== null) {
      this.#timer = setTimeout(() => this.#change(hideTooltip(this.#arming)), this.#tooltipMs)
    }
    return acts
  }

  #change(arming: Arming): void {
    if (arming === this.#arming) return
    this.#arming = arming
    for (const listener of this.#listeners) listener()
  }
}

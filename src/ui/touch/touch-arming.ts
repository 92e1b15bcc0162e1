/**
 * Two-tap activation for targets that are easily hit by mistake (rules.md#touch). The first tap arms a target and shows
 * its tooltip; it stays armed until another one is tapped. Keyboard, mouse, pen and screen readers activate at once.
 */
export type Arming = {
  /** The armed target, which the next tap activates. */
  armed: string | null
  /** The target whose tooltip is shown. */
  tooltip: string | null
}

export const nothingArmed: Arming = { armed: null, tooltip: null }

export type Press = { target: string; byTouch: boolean }

/** The state after a press, and whether it activates its target. */
export function press(
  arming: Arming,
  { target, byTouch }: Press,
): { arming: Arming; acts: boolean } {
  if (!byTouch) return { arming: { ...arming, tooltip: null }, acts: true }
  if (arming.armed === target) return { arming: { armed: target, tooltip: null }, acts: true }
  return { arming: { armed: target, tooltip: target }, acts: false }
}

/** Hides the tooltip; its target stays armed. */
export function hideTooltip(arming: Arming): Arming {
  return arming.tooltip === null ? arming : { ...arming, tooltip: null }
}

type Pointer = { pointerType: string; width: number; height: number }

/**
 * True for a finger. Screen readers on touch screens also send touch pointer events, but with a size of zero: they have
 * announced the target already, so one activation is enough.
 */
export function isFinger({ pointerType, width, height }: Pointer): boolean {
  return pointerType === 'touch' && !(width === 0 && height === 0)
}

/** The arming state of all targets of one screen. */
export class TouchArming {
  readonly #tooltipMs: number
  #arming = nothingArmed
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  /** How long a tooltip is shown, in milliseconds (rules.md#timing). */
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

  /** Returns whether this press activates the target. */
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

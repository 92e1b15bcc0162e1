/** The announcements of a screen reader: the focused element, and changes in live regions. */
export type Heard =
  | { kind: 'focus'; name: string; role: string; states: string[]; about: string }
  | { kind: 'live'; text: string }

declare global {
  interface Element {
    /** From the browser's accessibility tree, if it was started with the flag `hearing`. */
    computedName?: string
    computedRole?: string
  }
}

/** A browser flag that gives pages the computed accessible name and role of an element. */
export const hearing = '--enable-blink-features=ComputedAccessibilityInfo'

/** Records announcements in `window.heard`. Runs in the page before its own scripts. */
export function hear(): void {
  const heard: Heard[] = []
  Object.assign(window, { heard })

  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const statesOf = (element: Element) => {
    const has = (name: string) => element.getAttribute(`aria-${name}`)
    const states: string[] = []
    if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type))
      states.push(element.checked ? 'checked' : 'not checked')
    if (has('expanded')) states.push(has('expanded') === 'true' ? 'open' : 'closed')
    if (has('disabled') === 'true') states.push('unavailable')
    if (has('current') && has('current') !== 'false') states.push('current')
    if (has('pressed') === 'true') states.push('pressed')
    return states
  }
  /**
   * Browsers update the accessibility tree after layout, so content that is removed before is never
   * announced.
   */
  const onceLaidOut = (tell: () => void) => requestAnimationFrame(tell)

  let told: EventTarget | null = null
  document.addEventListener('focusout', () =>
    onceLaidOut(() => {
      if (document.activeElement === document.body) told = null
    }),
  )
  document.addEventListener('focusin', ({ target }) =>
    onceLaidOut(() => {
      if (!(target instanceof Element) || document.activeElement !== target) return
      if (told === target || !target.checkVisibility()) return
      told = target
      const ids = (target.getAttribute('aria-describedby') ?? '').split(/\s+/)
      const about = ids.map((id) => plain(document.getElementById(id)?.innerText)).join(' ')
      const name = plain(target.computedName ?? '')
      const role = target.computedRole ?? ''
      heard.push({ kind: 'focus', name, role, states: statesOf(target), about: about.trim() })
    }),
  )

  const region = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
  const last = new WeakMap<Element, string>()
  /** Screen readers cannot reach elements behind a modal dialog. */
  const isGiven = (element: Element) =>
    [...document.querySelectorAll('dialog:modal')].at(-1)?.contains(element) ?? true
  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(region)
      if (around) changed.add(around)
      // An alert is announced when it is inserted, a polite region only when it changes.
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const inside = [node, ...node.querySelectorAll(region)].filter((one) => one.matches(region))
        for (const one of inside) {
          if (one.matches('[role=alert], [aria-live=assertive]')) changed.add(one)
          else last.set(one, plain(one.textContent))
        }
      }
    }
    onceLaidOut(() => {
      for (const one of changed) {
        const text = plain(one instanceof HTMLElement ? one.innerText : one.textContent)
        if (text === (last.get(one) ?? '')) continue
        last.set(one, text)
        if (text !== '' && one.checkVisibility() && isGiven(one)) heard.push({ kind: 'live', text })
      }
    })
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}

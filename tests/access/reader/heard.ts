/** What a screen reader says by itself: what gets the focus, and what changes in a live region. */
export type Heard =
  | { kind: 'focus'; name: string; role: string; states: string[]; about: string }
  | { kind: 'live'; text: string }

declare global {
  interface Element {
    /** Of the browser's own accessibility tree, where it was started with `hearing`. */
    computedName?: string
    computedRole?: string
  }
}

/** What a browser is started with, so that a page may ask for the name and the role that its own tree has. */
export const hearing = '--enable-blink-features=ComputedAccessibilityInfo'

/** Notes in `window.heard` all that is said. Runs in the page before its own scripts. */
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
   * Browsers tell a screen reader how the page is once they have laid it out: what was there and went again before that is not
   * said.
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
  /** What lies behind a dialog is not there for a screen reader. */
  const isGiven = (element: Element) =>
    [...document.querySelectorAll('dialog:modal')].at(-1)?.contains(element) ?? true
  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(region)
      if (around) changed.add(around)
      // An alert is said when it comes; what is polite only when it changes.
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

/** The announcements of a screen reader: the focused element, and changes in live regions. */
export type Announcement =
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
export const accessibilityTreeFlag = '--enable-blink-features=ComputedAccessibilityInfo'

/** Records announcements in `window.announcements`. Runs in the page before its own scripts. */
export function recordAnnouncements(): void {
  const announcements: Announcement[] = []
  Object.assign(window, { announcements })

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
  const afterLayout = (followStory: () => void) => requestAnimationFrame(followStory)

  let announced: EventTarget | null = null
  document.addEventListener('focusout', () =>
    afterLayout(() => {
      if (document.activeElement === document.body) announced = null
    }),
  )
  document.addEventListener('focusin', ({ target }) =>
    afterLayout(() => {
      if (!(target instanceof Element) || document.activeElement !== target) return
      if (announced === target || !target.checkVisibility()) return
      announced = target
      const ids = (target.getAttribute('aria-describedby') ?? '').split(/\s+/)
      const about = ids.map((id) => plain(document.getElementById(id)?.innerText)).join(' ')
      const name = plain(target.computedName ?? '')
      const role = target.computedRole ?? ''
      announcements.push({
        kind: 'focus',
        name,
        role,
        states: statesOf(target),
        about: about.trim(),
      })
    }),
  )

  const region = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
  const last = new WeakMap<Element, string>()
  /** Screen readers cannot reach what is hidden from them, such as the page behind a modal dialog. */
  const isReachable = (element: Element) => element.closest('[aria-hidden=true]') === null
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
    afterLayout(() => {
      for (const one of changed) {
        const text = plain(one instanceof HTMLElement ? one.innerText : one.textContent)
        if (text === (last.get(one) ?? '')) continue
        last.set(one, text)
        if (text !== '' && one.checkVisibility() && isReachable(one))
          announcements.push({ kind: 'live', text })
      }
    })
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}

/**
 * Stands in the pages of the ways in, behind their panel (src/build/plugins/early-pages.ts), and looks
 * after it until the app has drawn its own: the panel in the visitor's language, the e-mail that is remembered, what
 * is typed and what is pressed meanwhile, which goes over in one moment, before the browser paints. A script in the
 * page: it imports nothing.
 */
{
  const page = document.documentElement
  const panel = document.getElementById('early')
  const root = document.getElementById('root')
  const failed = document.getElementById('boot-failed')
  if (!panel || !root || !failed) throw new Error('The page has no panel')

  const app = document.title
  const { path = '', remembered = '', in: first = '' } = panel.dataset
  /** The panel's parts, by language. */
  const drawn = new Map([[first, [...panel.childNodes]]])
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-language]')
  for (const template of templates) {
    drawn.set(template.dataset['language'] ?? '', [...template.content.childNodes])
    template.remove()
  }
  let shown = first
  const show = (language: string) => {
    if (language !== shown) panel.replaceChildren(...(drawn.get(language) ?? []))
    shown = language
    // As the app names the tab: the page first.
    document.title = `${panel.querySelector('h1')?.textContent} · ${app}`
  }
  show(page.lang)
  delete panel.dataset['in']

  const attempt = <T>(work: () => T) => {
    try {
      return work()
    } catch {
      return null
    }
  }
  const keeps = () =>
    attempt(() => {
      localStorage.setItem('norteProbe', '1')
      localStorage.removeItem('norteProbe')
      return true
    })
  const inputs = (part: HTMLElement) => [...part.querySelectorAll('input')]
  const field = (part: HTMLElement, name: string) => inputs(part).find((one) => one.name === name)
  const read = (place: string) => {
    const [area, key = ''] = place.split(' ')
    return attempt(() => (area === 'session' ? sessionStorage : localStorage).getItem(key))
  }
  const email = remembered.split(',').map(read).find(Boolean)
  const emailField = field(panel, 'email')
  if (email && emailField) emailField.value = email

  const moveOver = (old: readonly HTMLInputElement[], part: HTMLElement) => {
    for (const { name, type, checked, value } of old) {
      const now = field(part, name)
      if (!now) continue
      if (type === 'checkbox') {
        if (now.checked !== checked) now.click()
      } else if (now.value !== value) {
        // Past the app's own setter, which would hide from it that the value is another one.
        Reflect.set(HTMLInputElement.prototype, 'value', value, now)
        now.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
  }

  /** The buttons that were pressed, for the app to press again. */
  let pressed: HTMLButtonElement[] = []
  const press = (button: HTMLButtonElement) => {
    if ('pressed' in button.dataset) return
    // Nothing is on its way that it could wait for: the failure has the way on.
    if (!failed.hidden) return failed.querySelector('a')?.focus()
    pressed.push(button)
    if (button.type !== 'submit') return
    button.dataset['pressed'] = ''
    page.dataset['waiting'] = ''
  }
  /** Nothing waits to be sent any more. */
  const takeBack = () => {
    pressed = pressed.filter(({ type }) => type !== 'submit')
    for (const button of panel.querySelectorAll('button')) delete button.dataset['pressed']
    delete page.dataset['waiting']
  }

  /** The language that was asked for here. */
  let chosen = ''
  const choose = (language: string) => {
    const old = inputs(panel)
    takeBack()
    pressed = []
    show(language)
    moveOver(old, panel)
    page.lang = chosen = language
    attempt(() => localStorage.setItem('i18nextLng', language))
    panel.querySelector<HTMLElement>('button[lang]')?.focus({ preventScroll: true })
  }

  panel.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = panel.querySelector<HTMLButtonElement>('[type=submit]')
    if (button) press(button)
  })
  panel.addEventListener('click', ({ target }) => {
    const one = target instanceof Element ? target.closest('a, button') : null
    if (one instanceof HTMLButtonElement) {
      if (one.lang) choose(one.lang)
      else if (one.type !== 'submit') press(one)
    } else if (one?.getAttribute('href') === '/forgot-password') {
      attempt(() => sessionStorage.setItem('typedEmail', field(panel, 'email')?.value ?? ''))
    }
  })
  // What is sent half typed comes back as wrong.
  panel.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') takeBack()
  })

  /** What in `part` is the same link, button or field as `one`; those that look alike keep their order. */
  const twins = (part: HTMLElement, one: Element) =>
    [...part.querySelectorAll<HTMLElement>('a, button, input, main')].filter(
      (other) =>
        other.tagName === one.tagName &&
        other.getAttribute('name') === one.getAttribute('name') &&
        other.getAttribute('href') === one.getAttribute('href') &&
        (other.matches('main, [type=submit], [lang]') || other.textContent === one.textContent),
    )

  const takeOver = () => {
    const focused = document.activeElement ?? page
    const old = inputs(panel)
    const place = focused instanceof HTMLInputElement ? focused : undefined
    const [start, end] = [place?.selectionStart ?? null, place?.selectionEnd ?? null]
    const again = pressed
    failed.hidden = true
    const twinOf = new Map(
      [focused, ...again].map((one) => [
        one,
        twins(root, one)[twins(panel, one).findIndex((other) => other === one)],
      ]),
    )
    takeBack()
    // Only now is the app's own panel to be seen, and can take the focus.
    panel.remove()
    moveOver(old, root)
    const now = twinOf.get(focused)
    now?.focus({ preventScroll: true })
    if (start !== null && now instanceof HTMLInputElement) now.setSelectionRange(start, end)
    for (const button of again) twinOf.get(button)?.click()
    // The app that had begun in another language offers this one.
    root.querySelector<HTMLElement>(`button[lang="${chosen}"]`)?.click()
  }

  const isHere = () => location.pathname.replace(/\/$/, '').toLowerCase() === path.toLowerCase()
  // Another address, or something to say above the panel: the app draws it.
  if (!isHere() || history.state?.usr?.reason || !keeps()) panel.remove()
  else {
    const watch = new MutationObserver(() => {
      // The app has drawn a screen when it has a heading.
      if (!root.querySelector('main h1:not([role=status] h1)')) return
      if (isHere() && !root.querySelector('main form')) {
        // Not the panel: its file did not come. The words of a failure stand beside what was typed.
        failed.hidden = false
        return
      }
      watch.disconnect()
      takeOver()
    })
    watch.observe(root, { childList: true, subtree: true })
    // The app cannot start: nothing is on its way any more.
    new MutationObserver(takeBack).observe(failed, {
      attributes: true,
      attributeFilter: ['hidden'],
    })
  }
}

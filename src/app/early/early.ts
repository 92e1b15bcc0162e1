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

  const { path = '', remembered = '' } = panel.dataset
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-language]')
  for (const template of templates) {
    if (template.dataset['language'] === page.lang) panel.replaceChildren(template.content)
    template.remove()
  }
  delete panel.dataset['in']
  // As the app names the tab: the page first.
  document.title = `${panel.querySelector('h1')?.textContent} · ${document.title}`

  const keeps = () => {
    try {
      localStorage.setItem('norteProbe', '1')
      localStorage.removeItem('norteProbe')
      return true
    } catch {
      return false
    }
  }
  const inputs = (part: HTMLElement) => [...part.querySelectorAll('input')]
  const read = (place: string) => {
    const [area, key = ''] = place.split(' ')
    try {
      return (area === 'session' ? sessionStorage : localStorage).getItem(key)
    } catch {
      return null
    }
  }
  const email = remembered.split(',').map(read).find(Boolean)
  for (const input of inputs(panel)) if (email && input.name === 'email') input.value = email

  /** What is written on the buttons that were pressed. */
  const pressed: (string | null)[] = []
  const buttons = (part: HTMLElement) => [...part.querySelectorAll('button')]
  const press = (button: HTMLButtonElement) => {
    if ('pressed' in button.dataset) return
    pressed.push(button.textContent)
    if (button.type !== 'submit') return
    button.dataset['pressed'] = ''
    page.dataset['waiting'] = ''
  }
  const forget = () => {
    for (const button of buttons(panel)) delete button.dataset['pressed']
    delete page.dataset['waiting']
    return pressed.splice(0)
  }

  panel.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = panel.querySelector<HTMLButtonElement>('[type=submit]')
    if (button) press(button)
  })
  panel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && button.type !== 'submit') press(button)
  })

  const moveOver = (old: HTMLInputElement, now: HTMLInputElement) => {
    if (now.type === 'checkbox') {
      if (now.checked !== old.checked) now.click()
    } else if (now.value !== old.value) {
      // Past the app's own setter, which would hide from it that the value is another one.
      Reflect.set(HTMLInputElement.prototype, 'value', old.value, now)
      now.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  /** What in `part` is the same link, button or field as `one`; two that look alike keep their order. */
  const twins = (part: HTMLElement, one: Element) =>
    [...part.querySelectorAll<HTMLElement>('a, button, input, main')].filter(
      (other) =>
        other.tagName === one.tagName &&
        other.getAttribute('name') === one.getAttribute('name') &&
        other.getAttribute('href') === one.getAttribute('href') &&
        (other.tagName === 'MAIN' || other.textContent === one.textContent),
    )

  const takeOver = () => {
    const focused = document.activeElement ?? page
    const old = inputs(panel)
    const nth = twins(panel, focused).findIndex((one) => one === focused)
    const place = focused instanceof HTMLInputElement ? focused : undefined
    const [start, end] = [place?.selectionStart ?? null, place?.selectionEnd ?? null]
    const again = forget()
    // Only now is the app's own panel to be seen, and can take the focus.
    panel.remove()
    for (const input of old) {
      const now = inputs(root).find(({ name }) => name === input.name)
      if (now) moveOver(input, now)
    }
    const now = twins(root, focused)[nth]
    now?.focus({ preventScroll: true })
    if (start !== null && now instanceof HTMLInputElement) now.setSelectionRange(start, end)
    for (const words of again)
      buttons(root)
        .find((one) => one.textContent === words)
        ?.click()
  }

  // Another address, or something to say above the panel: the app draws it.
  const address = location.pathname.replace(/\/$/, '').toLowerCase()
  const isHere = address === path.toLowerCase()
  if (!isHere || history.state?.usr?.reason || !keeps()) panel.remove()
  else {
    // The app has drawn a screen when it has a heading.
    const watch = new MutationObserver(() => {
      if (!root.querySelector('main h1:not([role=status] h1)')) return
      watch.disconnect()
      takeOver()
    })
    watch.observe(root, { childList: true, subtree: true })
    // The app cannot start: nothing is on its way any more.
    new MutationObserver(forget).observe(failed, { attributes: true, attributeFilter: ['hidden'] })
  }
}

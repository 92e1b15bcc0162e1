/**
 * Stands in the pages of the ways in, behind their panel (src/build/plugins/early-pages.ts), and looks
 * after it until the app has taken it over: the panel in the visitor's language, the e-mail that is remembered, and
 * what is pressed meanwhile, which is pressed again when somebody listens. A script in the page: it imports nothing.
 */
{
  const page = document.documentElement
  const root = document.getElementById('root')
  const failed = document.getElementById('boot-failed')
  if (!root || !failed) throw new Error('The page has no root')

  const { path = '', remembered = '' } = root.dataset
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-language]')
  for (const template of templates) {
    if (template.dataset['language'] === page.lang) root.replaceChildren(template.content)
    template.remove()
  }
  delete root.dataset['in']

  const keeps = () => {
    try {
      localStorage.setItem('norteProbe', '1')
      localStorage.removeItem('norteProbe')
      return true
    } catch {
      return false
    }
  }
  // Another address, or something to say above the panel: the app draws it.
  const address = location.pathname.replace(/\/$/, '').toLowerCase()
  const isHere = address === path.toLowerCase()
  if (!isHere || history.state?.usr?.reason || !keeps()) root.replaceChildren()

  const inputs = () => [...root.querySelectorAll('input')]
  const read = (place: string) => {
    const [area, key = ''] = place.split(' ')
    try {
      return (area === 'session' ? sessionStorage : localStorage).getItem(key)
    } catch {
      return null
    }
  }
  const email = remembered.split(',').map(read).find(Boolean)
  for (const input of inputs()) if (email && input.name === 'email') input.value = email

  const fields = inputs()
  const pressed: number[] = []
  let last: EventTarget | null = null

  const buttons = () => [...root.querySelectorAll('button')]
  const press = (button: HTMLButtonElement) => {
    const index = buttons().indexOf(button)
    if (button.type !== 'submit') pressed.push(index)
    else if (!('pressed' in button.dataset)) {
      pressed.push(index)
      button.dataset['pressed'] = ''
      page.dataset['waiting'] = ''
    }
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    const button = root.querySelector<HTMLButtonElement>('[type=submit]')
    if (button) press(button)
  }
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.type === 'submit') return
    // A part of the app may be there before the rest of it.
    event.stopImmediatePropagation()
    press(button)
  }
  const onFocus = ({ target }: Event) => {
    last = target
  }
  const forget = () => {
    for (const button of buttons()) delete button.dataset['pressed']
    delete page.dataset['waiting']
    return pressed.splice(0)
  }

  /** Where the app had to draw the panel anew, what was typed into the old one and the focus go over. */
  const moveOver = () => {
    for (const old of fields) {
      const now = old.isConnected ? undefined : inputs().find(({ name }) => name === old.name)
      if (!now) continue
      if (now.type === 'checkbox') {
        if (now.checked !== old.checked) now.click()
      } else if (old.value !== now.value) {
        // Past the app's own setter, which would hide from it that the value is another one.
        Reflect.set(HTMLInputElement.prototype, 'value', old.value, now)
        now.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (last !== old) continue
      now.focus({ preventScroll: true })
      if (old.selectionStart !== null) now.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
  }

  const takeOver = () => {
    root.removeEventListener('submit', onSubmit, true)
    root.removeEventListener('click', onClick, true)
    root.removeEventListener('focusin', onFocus)
    // A moment later the app knows what stands in its fields.
    queueMicrotask(() => {
      moveOver()
      const again = forget()
      for (const index of again) buttons()[index]?.click()
    })
  }
  root.addEventListener('submit', onSubmit, true)
  root.addEventListener('click', onClick, true)
  root.addEventListener('focusin', onFocus)
  document.addEventListener('app-listens', takeOver, { once: true })
  // The app cannot start: nothing is on its way any more.
  new MutationObserver(forget).observe(failed, { attributes: true, attributeFilter: ['hidden'] })
}

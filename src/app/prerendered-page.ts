/**
 * A script in each prerendered page (src/build/plugins/prerender.ts), which runs before any module: shows the page in
 * the visitor's language, and in the other one when they ask for it before the app has hydrated the page, with what
 * they have typed. At another address it leaves the page to the app.
 */
{
  const page = document.documentElement
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')

  type Content = { title: string; nodes: readonly ChildNode[] }
  const contents = new Map<string, Content>([
    [root.lang, { title: document.title, nodes: [...root.childNodes] }],
  ])
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[lang]')) {
    const title = template.dataset['title'] ?? ''
    contents.set(template.lang, { title, nodes: [...template.content.childNodes] })
    template.remove()
  }
  const show = (language: string) => {
    const { title, nodes } = contents.get(language) ?? { title: '', nodes: [] }
    root.replaceChildren(...nodes)
    root.lang = language
    document.title = title
  }

  if ('elsewhere' in page.dataset) {
    root.replaceChildren()
    root.removeAttribute('lang')
    delete page.dataset['elsewhere']
  } else if (page.lang !== root.lang) show(page.lang)

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
    const language = button?.dataset['language']
    // Without its language the root is the app's.
    if (!language || !root.lang) return
    const typed = [...root.querySelectorAll('input')]
    show(language)
    for (const { name, value, checked } of typed) {
      const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (field) Object.assign(field, { value, checked })
    }
    page.lang = language
    try {
      localStorage.setItem('i18nextLng', language)
    } catch {
      // The choice holds for this visit.
    }
    root.querySelector<HTMLElement>('[data-language]')?.focus({ preventScroll: true })
  })
}

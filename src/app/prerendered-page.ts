/**
 * A script in each prerendered page (src/build/plugins/prerender.ts), which runs before any module: shows the page in
 * the visitor's language, and in the other one when they ask for it before the app has hydrated the page, with what
 * they have typed. At another address it leaves the page to the app.
 */
{
  const page = document.documentElement
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')

  const texts = (window.prerenderedTexts = new Map<Element, string | undefined>())
  const remember = (content: ParentNode) => {
    for (const element of content.querySelectorAll('*'))
      texts.set(element, element.firstElementChild ? undefined : element.textContent)
  }
  remember(root)

  type Content = { title: string; nodes: readonly ChildNode[] }
  const contents = new Map<string, Content>([
    [root.lang, { title: document.title, nodes: [...root.childNodes] }],
  ])
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[lang]')) {
    const title = template.dataset['title'] ?? ''
    contents.set(template.lang, { title, nodes: [...template.content.childNodes] })
    remember(template.content)
    template.remove()
  }
  const show = (language: string) => {
    const { title, nodes } = contents.get(language) ?? { title: '', nodes: [] }
    if (language !== root.lang) root.replaceChildren(...nodes)
    root.lang = language
    document.title = title
  }

  if ('elsewhere' in page.dataset) {
    root.replaceChildren()
    root.removeAttribute('lang')
    delete page.dataset['elsewhere']
  } else {
    show(page.dataset['appLanguage'] ?? root.lang)
    // Beside a page with a main part and a heading of its own, a failed start is neither.
    const failed = document.getElementById('boot-failed')
    failed?.setAttribute('role', 'region')
    for (const heading of failed?.querySelectorAll('h1') ?? []) heading.ariaLevel = '2'
  }

  const keep = (storage: 'localStorage' | 'sessionStorage', key: string, value: string) => {
    try {
      window[storage].setItem(key, value)
    } catch {
      // It holds for this page only.
    }
  }

  addEventListener('click', ({ target }) => {
    // Without its language the root is the app's.
    if (!root.lang || !(target instanceof Element)) return
    const typed = [...root.querySelectorAll('input')]
    if (target.closest('a[href="/forgot-password"]'))
      keep('sessionStorage', 'typedEmail', typed.find(({ name }) => name === 'email')?.value ?? '')
    const language = target.closest<HTMLElement>('[data-language]')?.dataset['language']
    if (!language) return
    show(language)
    for (const { name, value, checked } of typed) {
      const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (field) Object.assign(field, { value, checked })
    }
    page.dataset['appLanguage'] = page.lang = language
    keep('localStorage', 'i18nextLng', language)
    root.querySelector<HTMLElement>('[data-language]')?.focus({ preventScroll: true })
  })
}

/**
 * An inline script in each prerendered page (src/build/plugins/prerender.ts), which runs before any module. It shows
 * the page in the visitor's language and lets them switch language before hydration, without losing what they have
 * typed. At any other address it empties the page, and the app renders it.
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
    // The prerendered page has the one <main> and <h1>, so the message of a failed start must not add others.
    const failed = document.getElementById('boot-failed')
    failed?.setAttribute('role', 'region')
    for (const heading of failed?.querySelectorAll('h1') ?? []) heading.ariaLevel = '2'
  }

  const keepLanguage = (language: string) => {
    try {
      localStorage.setItem('i18nextLng', language)
    } catch {
      // Storage is blocked: the choice lasts for this page only.
    }
  }

  addEventListener('click', ({ target }) => {
    // Hydration removes `lang` from the root; from then on the app handles clicks.
    if (!root.lang || !(target instanceof Element)) return
    const typed = [...root.querySelectorAll('input')]
    const language = target.closest<HTMLElement>('[data-language]')?.dataset['language']
    if (!language) return
    show(language)
    for (const { name, value, checked } of typed) {
      const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (field) Object.assign(field, { value, checked })
    }
    page.dataset['appLanguage'] = page.lang = language
    keepLanguage(language)
    root.querySelector<HTMLElement>('[data-language]')?.focus({ preventScroll: true })
  })
}

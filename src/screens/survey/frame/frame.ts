// Runs in the survey's frame: loads the third-party scripts, submits the form and posts messages to the app. It is
// built into survey/frame.html as an inline script (src/build/plugins/survey-frame.ts), so it cannot import anything.
{
  type Message = { state: 'ready' | 'blocked' | 'sending' | 'sent' | 'failed' } | { height: number }
  const form = document.forms[0]
  const page = document.documentElement
  let isSending = false

  // The target origin may be `*`: the messages hold nothing secret.
  const report = (message: Message) => parent.postMessage({ from: 'survey', ...message }, '*')

  // Also called directly: browsers may not run a ResizeObserver in a frame that is not visible yet.
  const reportHeight = () => report({ height: Math.ceil(page.getBoundingClientRect().height) })

  const load = ({ src, integrity }: { src: string; integrity?: string }) =>
    new Promise<unknown>((resolve, reject) => {
      const script = document.createElement('script')
      script.addEventListener('load', resolve)
      script.addEventListener('error', reject)
      if (integrity !== undefined) {
        script.integrity = integrity
        script.crossOrigin = 'anonymous'
      }
      script.src = src
      document.head.append(script)
    })

  const loadAll = async (scripts: string) => {
    try {
      for (const script of JSON.parse(scripts)) await load(script)
      reportHeight()
      report({ state: 'ready' })
    } catch {
      report({ state: 'blocked' })
    }
  }

  const send = async (survey: HTMLFormElement, button: HTMLElement | null) => {
    isSending = true
    report({ state: 'sending' })
    try {
      const response = await fetch(survey.action, {
        method: 'POST',
        body: new FormData(survey, button),
        headers: { accept: 'application/json' },
      })
      report({ state: response.ok ? 'sent' : 'failed' })
    } catch {
      report({ state: 'failed' })
    } finally {
      isSending = false
    }
  }

  // Returns whether the document's language was set: a message that only asks to send has none.
  const setLanguage = (code: unknown) => {
    const isCode = typeof code === 'string' && /^[a-z]{2,3}$/.test(code)
    if (isCode) page.lang = code
    return isCode
  }

  // Load nothing outside a frame or with the app's origin: there, third-party scripts could read the app's storage.
  if (form && parent !== window && self.origin === 'null') {
    const appearance = new URLSearchParams(location.hash.slice(1))
    setLanguage(appearance.get('language'))
    const isDark = matchMedia('(prefers-color-scheme: dark)')
    const wantsContrast = matchMedia('(prefers-contrast: more)')
    const setColors = () => {
      const chosen = appearance.get('colors') ?? 'device'
      page.dataset['colors'] = chosen === 'device' ? (isDark.matches ? 'dark' : 'light') : chosen
      const hasMore = appearance.get('contrast') === 'more' || wantsContrast.matches
      page.dataset['contrast'] = hasMore ? 'more' : 'usual'
    }
    setColors()
    for (const device of [isDark, wantsContrast]) device.addEventListener('change', setColors)
    page.style.fontSize = `${Number(appearance.get('textSize')) || 100}%`

    // A survey that submits by itself calls preventDefault.
    addEventListener('submit', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      if (!isSending) void send(form, event.submitter)
    })
    addEventListener('message', ({ source, data }) => {
      if (source !== parent) return
      if (setLanguage(data?.language)) dispatchEvent(new Event('languagechange'))
      if (data?.send === true) form.requestSubmit()
    })
    reportHeight()
    new ResizeObserver(reportHeight).observe(page)
    void loadAll(form.dataset['scripts'] ?? '[]')
  }
}

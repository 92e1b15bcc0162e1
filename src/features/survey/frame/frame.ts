// What runs in the survey's own document, before and around its scripts. Built into
// survey/frame.html as a plain inline script (src/build/plugins/survey-frame.ts), so it imports nothing.
{
  type News = { state: 'ready' | 'blocked' | 'sending' | 'sent' | 'failed' } | { height: number }
  const form = document.forms[0]
  const page = document.documentElement
  let isSending = false

  // Only states and a height are told: nothing that anyone may not know.
  const tell = (news: News) => parent.postMessage({ from: 'survey', ...news }, '*')

  // Asked for, not only waited for: browsers let a frame that is not seen yet sleep.
  const tellHeight = () => tell({ height: Math.ceil(page.getBoundingClientRect().height) })

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
      tellHeight()
      tell({ state: 'ready' })
    } catch {
      tell({ state: 'blocked' })
    }
  }

  const send = async (filledIn: HTMLFormElement, button: HTMLElement | null) => {
    isSending = true
    tell({ state: 'sending' })
    try {
      const answer = await fetch(filledIn.action, {
        method: 'POST',
        body: new FormData(filledIn, button),
        headers: { accept: 'application/json' },
      })
      tell({ state: answer.ok ? 'sent' : 'failed' })
    } catch {
      tell({ state: 'failed' })
    } finally {
      isSending = false
    }
  }

  // The app names one of its own languages; anything that is no code is none of them.
  const speak = (code: unknown) => {
    const isCode = typeof code === 'string' && /^[a-z]{2,3}$/.test(code)
    if (isCode) page.lang = code
    return isCode
  }

  // Opened by itself, or with the app's origin, it stays empty: the scripts of others run only where
  // they cannot read what the app keeps.
  if (form && parent !== window && self.origin === 'null') {
    speak(location.hash.slice(1))

    // A survey that sends by itself says so by preventing the event.
    addEventListener('submit', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      if (!isSending) void send(form, event.submitter)
    })
    addEventListener('message', ({ source, data }) => {
      if (source !== parent) return
      if (speak(data?.language)) dispatchEvent(new Event('languagechange'))
      // What `requestSubmit` does, which Safari has from 16.
      if (data?.send === true && form.reportValidity()) {
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
      }
    })
    tellHeight()
    new ResizeObserver(tellHeight).observe(page)
    void loadAll(form.dataset['scripts'] ?? '[]')
  }
}

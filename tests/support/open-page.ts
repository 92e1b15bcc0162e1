import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { fillLanding, landingContent } from '@/build/landing'

type Options = {
  /** Settings of the build. */
  settings?: Record<string, string>
  language?: string
  hostname?: string
  pathname?: string
}

/**
 * index.html as it is built, in this document: its inline script has run, for this visitor at this
 * address, and so has the script that starts the landing.
 */
export async function openPage(options: Options = {}): Promise<void> {
  const { settings = {}, language = 'en', hostname = 'norte.example', pathname = '/' } = options
  const html = fillLanding(readFileSync('index.html', 'utf8'), { ...landingContent(), settings })
  const page = new DOMParser().parseFromString(html, 'text/html')
  const inline = page.querySelector('script:not([src])')?.textContent ?? ''
  for (const script of page.querySelectorAll('script')) script.remove()

  const style = document.createElement('style')
  style.textContent = readFileSync('src/app/first-paint.css', 'utf8')
  document.head.replaceChildren(style)
  document.body.replaceChildren(...page.body.childNodes)
  document.documentElement.dataset.view = 'landing'
  // As a browser runs it, but at an address and in a language of the test's choice.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function('location', 'navigator', inline)
  run({ hostname, pathname }, { language })

  vi.resetModules()
  if (pathname === '/') await import('@/main')
}

export function closePage(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of ['view', 'session', 'host'])
    Reflect.deleteProperty(document.documentElement.dataset, name)
}

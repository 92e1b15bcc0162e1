import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { env } from '@/config/env'
import { currentLanguage, startI18n } from '@/i18n/i18n'
import { toLanguage } from '@/i18n/language-rules'
import { reportProblem } from '@/lib/report-problem'
import type { Extra } from '@/ui/extras/extras'
import { App } from './App'
import { extras } from './extras'
import { loadFirstScreen } from './routes'
import { showFailure } from './show-failure'

declare global {
  interface Window {
    /** The elements of a prerendered page in every language, each with its text if it has no child element. */
    prerenderedTexts?: ReadonlyMap<Element, string | undefined>
  }
}

/** Also to the browser, as React does by itself. */
function reportRendering(error: unknown): void {
  reportError(error)
  reportProblem(error, 'render')
}

const options: RootOptions = {
  // No error boundary caught it: React has unmounted everything, so show the static message of index.html.
  onUncaughtError: (error) => {
    reportError(error)
    showFailure(error)
  },
  onCaughtError: reportRendering,
  onRecoverableError: reportRendering,
}

/** Reads settings, starts the demo's stand-in backend, renders the app. Throws if one of them fails. */
export async function startApp(): Promise<void> {
  for (const extra of extras) void startExtra(extra)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const { apiBaseUrl } = env()
  startI18n(root.lang ? toLanguage(root.lang) : undefined)
  const first = loadFirstScreen(window.location.pathname)
  // Avoid an unhandled rejection: `await first` or the error boundary of the screen reports the error.
  first.catch(() => {})
  // Compare MODE inline: the bundler then drops the import from other builds.
  const demo =
    import.meta.env.MODE === 'demo'
      ? await (await import('./demo/demo')).startDemo(apiBaseUrl)
      : null
  if (root.lang) hydratePage(root, <App demo={demo} first={await first} />)
  // Render without the chunk: the route prefetches its data meanwhile, and its error boundary handles a lost chunk.
  else createRoot(root, options).render(<App demo={demo} />)
}

/** The app starts without a guest that fails to. */
async function startExtra({ start }: Extra): Promise<void> {
  try {
    await start?.()
  } catch (error) {
    reportProblem(error, 'start of a guest')
  }
}

/** Hydrates a prerendered page in the language it shows; the visitor may have switched it while the screen loaded. */
function hydratePage(root: HTMLElement, app: React.JSX.Element): void {
  if (currentLanguage() !== root.lang) startI18n(toLanguage(root.lang))
  // Undo what browser extensions and translators changed in the page, because React would fail to hydrate it. They
  // change the page again after hydration.
  for (const element of root.querySelectorAll('*')) {
    const text = window.prerenderedTexts?.get(element)
    if (window.prerenderedTexts?.has(element) === false) element.remove()
    else if (text !== undefined && (element.firstElementChild || element.textContent !== text))
      element.textContent = text
  }
  // Tells the inline script (src/app/prerendered-page.ts) that the app handles the language switch from now on.
  root.removeAttribute('lang')
  hydrateRoot(root, app, options)
}

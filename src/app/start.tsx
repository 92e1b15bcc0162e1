import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { env } from '@/config/env'
import { currentLanguage, fetchOtherTexts, startI18n } from '@/i18n/i18n'
import { toLanguage } from '@/i18n/language-rules'
import { renameOldKeys } from '@/learner/stored-life'
import { whenQuiet } from '@/lib/when-quiet'
import { App } from './App'
import { loadFirstScreen } from './routes'
import { showFailure } from './show-failure'
import { registerOfflineShell } from './updates/register-offline-shell'
import { removeOldThings } from './updates/remove-old-things'
import { keepRemovingUnusedSkills } from './updates/remove-unused-skills'

declare global {
  interface Window {
    /** The elements of a prerendered page, in each language, and the texts of those that hold no other element. */
    prerenderedTexts?: ReadonlyMap<Element, string | undefined>
  }
}

const options: RootOptions = {
  // An error above every boundary: React has taken everything off the page.
  onUncaughtError: (error) => {
    reportError(error)
    showFailure(error)
  },
}

/** Settings, texts, the stand-in backend where this is the demo, then the app. Throws where it cannot start. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const { apiBaseUrl } = env()
  // Before anything looks for what is kept.
  renameOldKeys()
  void removeOldThings()
  keepRemovingUnusedSkills()
  // Written out here: only then can a build see that it is none for QA, and leave the panel out.
  const qa =
    import.meta.env.MODE === 'develop' || import.meta.env.MODE === 'staging'
      ? import('./qa/qa').then(({ startQa }) => startQa())
      : null
  // Before the chunks of the screen: nothing shows without texts.
  const texts = startI18n(root.lang ? toLanguage(root.lang) : undefined)
  const first = loadFirstScreen(window.location.pathname)
  // Who waits for it, or its boundary, says that it did not come.
  first.catch(() => {})
  await texts
  const demo =
    import.meta.env.MODE === 'demo'
      ? await (await import('./demo/demo')).startDemo(apiBaseUrl)
      : null
  const rest = { demo, menuExtra: await qa }
  if (root.lang) await hydratePage(root, <App {...rest} first={await first} />)
  // What the screen asks for is prefetched while its chunk loads; its boundary says that one does not come.
  else createRoot(root, options).render(<App {...rest} />)

  // The demo's own worker stands in for the backend; a development server has none.
  const hasShell = import.meta.env.PROD && import.meta.env.MODE !== 'demo'
  // The worker caches the texts of every language: they are fetched once.
  if (hasShell && (await registerOfflineShell())) return
  whenQuiet(() => void fetchOtherTexts())
}

/** Hydrates a prerendered page in the language that it shows, which may have been switched meanwhile. */
async function hydratePage(root: HTMLElement, app: React.JSX.Element): Promise<void> {
  while (currentLanguage() !== root.lang) {
    const wanted = toLanguage(root.lang)
    await startI18n(wanted)
    if (currentLanguage() !== wanted) throw new Error(`The texts in ${wanted} did not load`)
  }
  // React could hydrate neither elements that a browser extension has put into a form, nor words that a translator has
  // put in the place of texts; both come again, as the app renders texts.
  for (const element of root.querySelectorAll('*')) {
    const text = window.prerenderedTexts?.get(element)
    if (window.prerenderedTexts?.has(element) === false) element.remove()
    else if (text !== undefined && (element.firstElementChild || element.textContent !== text))
      element.textContent = text
  }
  // Until here the page's own script switches its language (src/app/prerendered-page.ts).
  root.removeAttribute('lang')
  hydrateRoot(root, app, options)
}

import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { env } from '@/config/env'
import { fetchOtherTexts, startI18n } from '@/i18n/i18n'
import { whenQuiet } from '@/lib/when-quiet'
import { App } from './App'
import { showFailure } from './boot-failure'
import { readLandingAloud } from './landing/landing-listen'
import { preloadRoute } from './routes'
import { registerOfflineShell } from './updates/register-offline-shell'
import { removeOldThings } from './updates/remove-old-things'

// The landing loads this file when it is quiet: its first one stays small.
readLandingAloud()

// Written out here, as below: only then can a build see that it is none for QA, and leave the panel out.
// It begins with this file, which the landing loads as well.
const qa =
  import.meta.env.MODE === 'develop' || import.meta.env.MODE === 'staging'
    ? import('./qa/qa').then(({ startQa }) => startQa())
    : null

/** So long the first picture waits for the files of its screen, in milliseconds. */
const mostWait = 300

/** Settings, texts, the stand-in backend where this is the demo, then the app. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const { apiBaseUrl } = env()
  void removeOldThings()
  const files = preloadRoute(window.location.pathname)
  await startI18n()
  // Written out here: only then can a build see that it is no demo, and leave the stand-in out.
  const demo =
    import.meta.env.MODE === 'demo'
      ? await (await import('./demo/demo')).startDemo(apiBaseUrl)
      : null
  const onUncaughtError = (error: unknown) => {
    reportError(error)
    // It is above every boundary, and React has taken everything off the page.
    showFailure(error)
  }
  // A loader that is gone at once again would only keep the screen back.
  await Promise.race([files, new Promise((resolve) => setTimeout(resolve, mostWait))])
  const app = <App demo={demo} menuExtra={await qa} />
  // Where a way in stands there already, it gives way when the app has drawn its own (src/app/early).
  const reactRoot = createRoot(root, { onUncaughtError })
  // Drawn in short steps: what is typed into a way in meanwhile is seen at once.
  startTransition(() => reactRoot.render(app))
  // The demo's own worker stands in for the backend; a development server has none.
  const hasShell = import.meta.env.PROD && import.meta.env.MODE !== 'demo'
  // The shell keeps the texts of every language: they are fetched once.
  if (hasShell && (await registerOfflineShell())) return
  whenQuiet(() => void fetchOtherTexts())
}

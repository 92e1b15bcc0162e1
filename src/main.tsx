import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { CannotStart } from './app/CannotStart'
import { openSession } from './app/open-session'
import { startQaTools } from './app/qa/qa'
import { createRouter } from './app/router'
import { env, SettingsError } from './config/env'
import { startI18n } from './i18n/i18n'
import { reportReactError } from './lib/lost-chunk'
import { reportProblem, reportUncaught } from './lib/report-problem'

/**
 * Resolves once somebody has opened the page: a browser may load it ahead, and then nothing may be sent or stored. TypeScript does
 * not know the property yet.
 */
const whenOpened = (): Promise<unknown> =>
  'prerendering' in document && document.prerendering === true
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))
    : Promise.resolve()

/** The mock backend in the browser. The condition is known when building, so other builds contain none of it. */
const startDemo = async () =>
  import.meta.env.MODE === 'demo' ? (await import('./app/demo/demo')).startDemo() : null

async function start(): Promise<void> {
  await whenOpened()
  reportUncaught()
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const root = createRoot(container, {
    onCaughtError: reportReactError,
    onUncaughtError: reportReactError,
  })
  startI18n()
  openSession()
  startQaTools()
  try {
    env()
    const demo = await startDemo()
    root.render(
      <StrictMode>
        <App router={createRouter()} demo={demo} />
      </StrictMode>,
    )
  } catch (error) {
    reportProblem(error, 'start')
    if (error instanceof SettingsError) {
      root.render(<CannotStart why="ui.wrongSettings" detail={error.settings.join(', ')} />)
    } else if (import.meta.env.MODE === 'demo') {
      // Nearly always the browser refuses its service worker.
      root.render(<CannotStart why="demo.cannotStart" detail={String(error)} />)
    } else throw error
  }
}

void start()

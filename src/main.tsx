import { showFailure } from '@/app/boot-failure'
import { chooseLandingLanguage, listenOnLanding, showView } from '@/app/landing/landing'
import { whenQuiet } from '@/lib/when-quiet'

const loadApp = () => import('@/app/start')

async function start(): Promise<void> {
  try {
    await (await loadApp()).startApp()
  } catch (error) {
    showFailure(error)
  }
}

listenOnLanding({
  chooseLanguage: chooseLandingLanguage,
  go: (path) => {
    history.pushState(null, '', path)
    showView('app')
    void start()
  },
})

if (document.documentElement.dataset.view === 'app') void start()
// On the landing the app waits: its files are fetched once the page is quiet.
else whenQuiet(() => void loadApp().catch(() => {}))

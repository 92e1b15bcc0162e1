import { showFailure } from '@/app/boot-failure'
import { chooseLandingLanguage, listenOnLanding, showView } from '@/app/landing/landing'
import { toLanguage } from '@/i18n/language-rules'
import { showPageLanguage } from '@/i18n/page-language'
import { listenForInstallOffer } from '@/lib/install-offer'
import { whenQuiet } from '@/lib/when-quiet'

const loadApp = () => import('@/app/start')
let isLost = false

listenForInstallOffer()
// The page has chosen its language before any script; its link for devices waits for this one.
showPageLanguage(toLanguage(document.documentElement.lang))

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
    // Some browsers remember that a file did not come: a page that is loaded anew asks again.
    if (isLost && navigator.onLine) return location.assign(path)
    history.pushState(null, '', path)
    showView('app')
    void start()
  },
})

if (document.documentElement.dataset.view === 'app') void start()
// On the landing the app waits: its files are fetched once the page is quiet.
else whenQuiet(() => void loadApp().catch(() => (isLost = true)))

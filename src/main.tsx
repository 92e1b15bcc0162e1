import { showFailure } from '@/app/show-failure'
import { startApp } from '@/app/start'
import { toLanguage } from '@/i18n/language-rules'
import { showPageLanguage } from '@/i18n/page-language'
import { listenForInstallOffer } from '@/lib/install-offer'
import { whenActivated } from '@/lib/when-activated'

listenForInstallOffer()
// The inline script of index.html has chosen the language; this also points the manifest link to it.
showPageLanguage(toLanguage(document.documentElement.dataset['appLanguage']))
whenActivated().then(startApp).catch(showFailure)

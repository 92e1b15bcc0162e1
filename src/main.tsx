import { showFailure } from '@/app/show-failure'
import { startApp } from '@/app/start'
import { toLanguage } from '@/i18n/language-rules'
import { showPageLanguage } from '@/i18n/page-language'
import { listenForInstallOffer } from '@/lib/install-offer'
import { whenOpened } from '@/lib/when-opened'

listenForInstallOffer()
// The page has chosen its language before any script; its link to the manifest waits for this one.
showPageLanguage(toLanguage(document.documentElement.dataset['appLanguage']))
whenOpened().then(startApp).catch(showFailure)

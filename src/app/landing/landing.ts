import { chosenLanguage } from '@/i18n/chosen-language'
import { nextLanguage, toLanguage } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { showPageLanguage } from '@/i18n/page-language'

/** Who answers the landing's two controls: first this page itself, later the running app. */
export type LandingHost = {
  go: (path: string) => void
  chooseLanguage: (language: Language) => void
}

let host: LandingHost | undefined

export function connectLanding(next: LandingHost): void {
  host = next
}

let wasSeen = false

/** Shows the landing or the app; both stand in index.html and one is seen at a time. */
export function showView(view: 'landing' | 'app'): void {
  const { dataset } = document.documentElement
  wasSeen ||= dataset.view === 'landing'
  dataset.view = view
}

/** Whether the visitor saw the landing before the app, and did not load the page at a screen's address. */
export const cameFromLanding = () => wasSeen

/** Keeps and shows the other language before the texts of the app are here. */
export function chooseLandingLanguage(language: Language): void {
  chosenLanguage.keep(language)
  showPageLanguage(language)
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Gives life to the landing of index.html, which works as plain links without it. */
export function listenOnLanding(first: LandingHost): void {
  connectLanding(first)
  document.getElementById('landing')?.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest('a')
    // A link to another site opens in its own tab.
    if (link && link.target === '' && isPlainClick(event)) {
      event.preventDefault()
      host?.go(link.pathname)
    }
    if (target?.closest('[data-other-language]')) {
      host?.chooseLanguage(nextLanguage(toLanguage(document.documentElement.lang)))
    }
  })
}

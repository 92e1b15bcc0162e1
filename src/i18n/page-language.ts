import type { Language } from './languages'

/** Sets the language of the page for screen readers and styles. */
export function showPageLanguage(language: Language): void {
  const page = document.documentElement
  // Keep the `lang` that a browser's translator has set, until the learner chooses another language.
  if (page.dataset['appLanguage'] !== language) {
    page.dataset['appLanguage'] = page.lang = language
  }
}

import { manifestOf } from '@/config/manifest'
import type { Language } from './languages'

/** Says which language the page is in: to readers and styles, and to a device that installs the app. */
export function showPageLanguage(language: Language): void {
  const page = document.documentElement
  // What a browser's translator has said in `lang` holds until another language is chosen here.
  if (page.dataset['appLanguage'] !== language) {
    page.dataset['appLanguage'] = page.lang = language
  }
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (manifest) manifest.href = manifestOf(language)
}

import { storage } from '@/lib/storage'
import { languageKey, type Language } from './languages'

/** The language chosen in this browser. The inline script of index.html reads it too. */
export const chosenLanguage = {
  read: () => storage.local.get(languageKey) ?? undefined,
  keep: (language: Language) => storage.local.set(languageKey, language),
}

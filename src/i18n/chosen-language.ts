import { storage } from '@/lib/storage'
import { languageKey, type Language } from './languages'

/** The language that was chosen in this browser; index.html reads it too, before any script file. */
export const chosenLanguage = {
  read: () => storage.local.get(languageKey) ?? undefined,
  keep: (language: Language) => storage.local.set(languageKey, language),
}

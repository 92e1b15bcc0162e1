import type { Texts } from '@locales/en/texts'
import type { Language } from './languages'

const files = import.meta.glob<{ texts: Texts }>('../../locales/*/texts.ts')

/** Fetches the texts of a language: one file for each, so that a learner waits for one only. */
export async function loadTexts(language: Language): Promise<Texts> {
  const load = files[`../../locales/${language}/texts.ts`]
  if (!load) throw new Error(`There is no locales/${language}/texts.ts`)
  return (await load()).texts
}

import type { Texts } from '@locales/en/texts'
import type { Language } from './languages'

const files = import.meta.glob<{ texts: Texts }>('../../locales/*/texts.ts')

/** Fetches the texts of a language. Each language is a chunk, so that a learner downloads only theirs. */
export async function loadTexts(language: Language): Promise<Texts> {
  const load = files[`../../locales/${language}/texts.ts`]
  if (!load) throw new Error(`There is no locales/${language}/texts.ts`)
  return (await load()).texts
}

// Replaces src/i18n/texts.ts: there is no folder locales/qps, so its texts are made from the
// English ones.
import type { Texts } from '../../locales/en/texts.ts'
import { loadTexts as loadOurs } from '../../src/i18n/texts.ts'
import { pseudoCode, pseudoTexts } from './pseudo-texts.ts'

export async function loadTexts(language: Parameters<typeof loadOurs>[0]): Promise<Texts> {
  const code: string = language
  return code === pseudoCode ? pseudoTexts(await loadOurs('en')) : loadOurs(language)
}

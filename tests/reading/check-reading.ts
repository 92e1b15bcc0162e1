import { languageCodes } from '@/i18n/language-rules'
import { textsOf } from '../conventions/support/locale-texts'
import { hardTexts, plainLines } from './interface-texts'
import { levelOf } from './reading-level'

/**
 * How hard each text is to read, the hardest first; fails beyond the
 * limits.
 */
function main(): void {
  for (const language of languageCodes()) {
    const lines = [...textsOf(language)].map(([key, text]) => ({
      key,
      text,
      ...levelOf(text, language),
    }))
    const sign = language === 'es' ? 1 : -1
    for (const { key, text, words, score } of lines.sort((a, b) => sign * (a.score - b.score)))
      if (words > 3) console.log(`${language} ${score} ${key}: ${text}`)
  }
  for (const language of languageCodes()) {
    for (const { key, text, score } of hardTexts(language).filter(
      (one) => !(one.key in plainLines),
    )) {
      console.log(`too hard, ${language} ${score}: ${key}: ${text}`)
      process.exitCode = 1
    }
  }
}

main()

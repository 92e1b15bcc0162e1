import type { Language, LanguageFacts } from '@/i18n/languages'

/** A private-use code, which no real language has. */
export const pseudoCode = 'qps'

/** Its row in the list of languages. */
export const pseudoFacts: LanguageFacts = { name: 'Psëüdö', short: 'QPS', formats: 'en' }

/** The code with the type of the app's own languages. */
export const pseudoLanguage = pseudoCode as string as Language

const marks: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'Ë',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
  Y: 'Ý',
}

/** Longer than the texts of any language that we may add. */
const factor = 1.4

const vowel = /[aeiouy]/gi

/** Marks every vowel, and repeats vowels until the word is long enough: `sïïgn ïïn`. */
function pseudoWord(word: string): string {
  let missing = Math.ceil(word.length * factor) - word.length
  let left = word.match(vowel)?.length ?? 0
  return word.replaceAll(vowel, (letter) => {
    const extra = Math.ceil(missing / left)
    missing -= extra
    left -= 1
    const mark = marks[letter] ?? letter
    return mark + mark.toLowerCase().repeat(extra)
  })
}

/** Variables and tags stay as they are. */
const fixed = /(\{\{.*?\}\}|<\/?\w+>|\$t\(.*?\))/

/** Converts a text to the pseudo-language: 40 % longer, and without plain vowels. */
export function pseudoText(text: string): string {
  return text
    .split(fixed)
    .map((part) => (fixed.test(part) ? part : part.replaceAll(/\p{L}+/gu, pseudoWord)))
    .join('')
}

/** Converts all texts of a folder. */
export function pseudoTexts<T>(texts: T): T
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts)
  if (typeof texts !== 'object' || texts === null) return texts
  if (Array.isArray(texts)) return texts.map((one) => pseudoTexts(one))
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, pseudoTexts(one)]))
}

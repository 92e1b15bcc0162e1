/** One of the codes that no real language has. */
export const pseudoCode = 'qps'

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

/** How much longer a text is: more than any language that the app may speak one day. */
const factor = 1.4

/** Every vowel is marked, and repeated until the word is long enough: `signïïn`. */
function pseudoWord(word: string): string {
  const wanted = Math.round(word.length * factor)
  const vowels = [...word].filter((letter) => letter in marks).length
  let missing = wanted - word.length
  let left = vowels
  return [...word]
    .map((letter) => {
      const mark = marks[letter]
      if (mark === undefined) return letter
      const extra = Math.ceil(missing / left)
      missing -= extra
      left -= 1
      return mark + mark.toLowerCase().repeat(extra)
    })
    .join('')
}

/** What stands in braces or is a tag is no word. */
const fixed = /(\{\{.*?\}\}|<\/?\w+>|\$t\(.*?\))/

/** A text of the pseudo-language: longer by 40 %, with no vowel that English has. */
export function pseudoText(text: string): string {
  return text
    .split(fixed)
    .map((part) => (fixed.test(part) ? part : part.replaceAll(/\p{L}+/gu, pseudoWord)))
    .join('')
}

/** The same for all texts of a folder. */
export function pseudoTexts<T>(texts: T): T
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts)
  if (typeof texts !== 'object' || texts === null) return texts
  if (Array.isArray(texts)) return texts.map((one) => pseudoTexts(one))
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, pseudoTexts(one)]))
}

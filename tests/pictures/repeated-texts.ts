import type { SeenText } from './crowding'

/** The letters and digits of a text, in lower case. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

const sentencesOf = (words: string) =>
  words
    .split(/(?<=[.!?:])\s+|\s+[·–—]\s+/)
    .map(plain)
    .filter((sentence) => sentence.includes(' '))

/** The fewest words, without numbers, of a sentence that is searched in others. */
const leastWords = 3

const isHeldBy = (short: string, long: string) =>
  short.split(' ').filter((word) => /\p{L}/u.test(word)).length >= leastWords &&
  ` ${long} `.includes(` ${short} `)

/** A button repeats the heading above it: 'Sign in'. */
const areHeadingAndButton = (one: SeenText, other: SeenText) =>
  [one.is, other.is].sort().join(' ') === 'button heading'

/** Cards of one group each show their state. */
const areCards = (one: SeenText, other: SeenText) =>
  one.card !== null &&
  other.card !== null &&
  one.card.among === other.card.among &&
  one.card.id !== other.card.id

/**
 * Texts that a screen repeats: sentences and labels of two or more words in two places, and those
 * of three or more words inside another. Exempt are rows of lists and neighboring cards, which each
 * show their state, except their controls, and a button with the heading that names it.
 */
export function repeatedTexts(texts: readonly SeenText[]): string[] {
  const places = texts.flatMap((text) =>
    sentencesOf(text.words).map((sentence) => ({ sentence, text })),
  )
  const found = places.flatMap((one, index) =>
    places.slice(index + 1).flatMap((other) => {
      if (one.text.isInRow && other.text.isInRow) return []
      if (one.sentence === other.sentence) {
        const mayRepeat =
          areCards(one.text, other.text) || areHeadingAndButton(one.text, other.text)
        return mayRepeat ? [] : [`"${one.sentence}" twice`]
      }
      const isShorter = one.sentence.length < other.sentence.length
      const [short, long] = isShorter
        ? [one.sentence, other.sentence]
        : [other.sentence, one.sentence]
      const names = isShorter ? one.text.is : other.text.is
      // A sentence may name the button to press.
      if (names === 'button') return []
      return isHeldBy(short, long) ? [`"${short}" again in "${long}"`] : []
    }),
  )
  return [...new Set(found)]
}

import type { Language } from '@/i18n/languages'
import { syllablesOf } from './syllables'

/** Words that learners know from every screen (locales/words.md), and names. */
const known =
  /(?<!\p{L})(emergency number|número de emergencias|habilidad(es)?|lecci(ón|ones)|aprendizaje|Continuar|Continue|Completar|Google|Norte|United (States|Kingdom)|European Union|America|Mexico|Canada|Ireland|Estados Unidos|Reino Unido|Unión Europea|México|Canadá|Irlanda)(?!\p{L})/gu

const plain = (text: string) =>
  text
    .replaceAll(/\{\{[^}]*\}\}|\S+@\S+/g, 'it')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(known, 'it')

export type Level = {
  words: number
  longest: number
  /** The Flesch-Kincaid grade in English; the ease of Szigriszt-Pazos (INFLESZ) in Spanish. */
  score: number
}

/** How hard a text is to read. */
export function levelOf(text: string, language: Language): Level {
  const wordsOf = (part: string) => part.match(/[\p{L}’']+/gu) ?? []
  const sentences = plain(text)
    .split(/[.!?…:]+(?=\s|$)|\n/)
    .map(wordsOf)
    .filter(({ length }) => length > 0)
  const words = sentences.flat()
  const perSentence = words.length / Math.max(1, sentences.length)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0)
  const perWord = syllables / Math.max(1, words.length)
  const score =
    language === 'es'
      ? 206.835 - 62.3 * perWord - perSentence
      : 0.39 * perSentence + 11.8 * perWord - 15.59
  const longest = Math.max(0, ...sentences.map(({ length }) => length))
  return { words: words.length, longest, score: Math.round(score * 10) / 10 }
}

/** The formulas need at least this many words. */
const fewest = 8

/** Grade 5 in English, "easy" on the Spanish scale, and at most 15 words in a sentence. */
export function isEasy(text: string, language: Language): boolean {
  const { words, longest, score } = levelOf(text, language)
  if (longest > 15) return false
  return words < fewest || (language === 'es' ? score >= 65 : score <= 5)
}

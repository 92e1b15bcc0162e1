import type { Language } from '@/mock-backend/curriculum/texts'

/** How hard a text is to read. `score`: see `measure`. */
export type Readability = { score: number; longestSentence: number }

const sentenceEnd = /(?<=[.!?:][”"»)]?)\s+/
const vowels = /[aeiouáéíóúü]+/g

/** The sentences of a text, each as its words; what holds no letter, such as "$700", counts as no word. */
function sentencesOf(text: string): string[][] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length > 0)
}

/** Counts groups of vowels; a silent e at the end is none. */
export function englishSyllables(word: string): number {
  const spoken = word.replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** Strong and accented vowels make a syllable each (leer, día); weak ones join them (bueno, ciudad). */
export function spanishSyllables(word: string): number {
  const spoken = word.replace(/([qg])u(?=[eiéí])/g, '$1').replace(/y(?![aeiouáéíóú])/g, 'i')
  const groups = spoken.match(vowels) ?? []
  const syllables = groups.map((group) => Math.max(1, group.match(/[aeoáéíóú]/g)?.length ?? 0))
  return Math.max(
    1,
    syllables.reduce((sum, count) => sum + count, 0),
  )
}

/**
 * English: the school grade after Flesch and Kincaid; smaller is easier. Spanish: the ease after Fernández
 * Huerta, to 100 and above; larger is easier, and 80 to 90 is grade 5.
 */
export function measure(texts: readonly string[], language: Language): Readability {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.flat()
  const syllablesOf = language === 'en' ? englishSyllables : spanishSyllables
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const perSentence = words.length / sentences.length
  const perWord = syllables / words.length
  return {
    score:
      language === 'en'
        ? 0.39 * perSentence + 11.8 * perWord - 15.59
        : 206.84 - 60 * perWord - 1.02 * perSentence,
    longestSentence: Math.max(...sentences.map((sentence) => sentence.length)),
  }
}

/** Grade 5, in the measure of each language. */
export function isGradeFive(score: number, language: Language): boolean {
  return language === 'en' ? score <= 5 : score >= 80
}

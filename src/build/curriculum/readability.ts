import type { Language } from '@/mock-backend/curriculum/texts'

/** How hard a text is to read; `measure` explains `score`. */
export type Readability = { score: number; longestSentence: number }

const sentenceEnd = /(?<=[.!?:][”"»)]?)\s+/
const vowels = /[aeiouáéíóúü]+/g

/** The words of each sentence; a token without letters, such as "$700", is not a word. */
function sentencesOf(text: string): string[][] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length > 0)
}

/** Counts groups of vowels, without a silent final e. */
export function englishSyllables(word: string): number {
  const spoken = word.replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/**
 * Strong and accented vowels form a syllable each (leer, día); weak ones join their neighbor
 * (bueno, ciudad).
 */
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
 * English: the Flesch-Kincaid school grade; smaller is easier. Spanish: the Fernández Huerta
 * reading ease; larger is easier, and 80 to 90 corresponds to grade 5.
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

/** Whether the score is grade 5 or easier. */
export function isGradeFive(score: number, language: Language): boolean {
  return language === 'en' ? score <= 5 : score >= 80
}

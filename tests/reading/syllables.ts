import type { Language } from '@/i18n/languages'

/** Counts groups of vowels, without a silent e or ed. */
function inEnglish(word: string): number {
  const isHeard = /([td]ed|[laeiouy]e|[cgsxz]es|[sc]hes)$/.test(word) || word.length < 4
  const said = (isHeard ? word : word.replace(/(e|es|ed)$/, '')).replace(/^y/, '')
  return said.match(/[aeiouy]+/g)?.length ?? 0
}

/** Counts strong or accented vowels, and groups of weak vowels alone. */
function inSpanish(word: string): number {
  const vowels = word
    .replaceAll('qu', 'k')
    .replaceAll(/gu(?=[eiéí])/g, 'g')
    .replaceAll(/y(?=[aeiouáéíóú])/g, 'll')
    .replaceAll('y', 'i')
  const groups = vowels.match(/[aeiouáéíóúü]+/g) ?? []
  return groups.reduce((sum, group) => sum + (group.match(/[aeoáéíóú]/g)?.length || 1), 0)
}

/** The number of syllables of a word, at least one. */
export function syllablesOf(word: string, language: Language): number {
  const count = language === 'es' ? inSpanish : inEnglish
  return Math.max(1, count(word.toLowerCase()))
}

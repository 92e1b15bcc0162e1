import type { Skill } from '@/mock-backend/curriculum/schema'
import type { Language } from '@/mock-backend/curriculum/texts'

export type Question = Extract<
  Skill['subSkills'][number]['modules'][number],
  { type: 'quiz' }
>['questions'][number]
type Option = Question['options'][number]

/** The questions of all quizzes of these skills. */
export const questionsOf = (skills: readonly Skill[]): Question[] =>
  skills.flatMap(({ subSkills }) =>
    subSkills.flatMap(({ modules }) =>
      modules.flatMap((module) => (module.type === 'quiz' ? module.questions : [])),
    ),
  )

/** Words that give a reason, and words that allow no exception. */
const reasons = {
  en: /\b(because|since|so that|so)\b|[,.] (to|for|they|it|that|you) /i,
  es: /\b(porque|para|así|ya que|por si)\b|[,.] (es|ya|así) /i,
} satisfies Record<Language, RegExp>
const absolutes = {
  en: /\b(always|never|nobody|no one|nothing|everybody|everyone|every|any|all|only|surely|must)\b/i,
  es: /\b(siempre|nunca|nadie|nada|jamás|tod[oa]s?|solo|cualquiera?|seguro|debes?)\b/i,
} satisfies Record<Language, RegExp>

type Strategy = (option: Option, all: readonly Option[], language: Language) => boolean
const lengthOf = (option: Option, language: Language) => option.text[language].length
const longest = (all: readonly Option[], language: Language) =>
  Math.max(...all.map((option) => lengthOf(option, language)))
const shortest = (all: readonly Option[], language: Language) =>
  Math.min(...all.map((option) => lengthOf(option, language)))

/**
 * Ways to guess without reading the question: each picks among the options for which it is true.
 */
export const strategies: Readonly<Record<string, Strategy>> = {
  'the longest': (option, all, language) => lengthOf(option, language) === longest(all, language),
  'the shortest': (option, all, language) => lengthOf(option, language) === shortest(all, language),
  'the one with a reason': (option, _, language) => reasons[language].test(option.text[language]),
  'no always or never': (option, _, language) => !absolutes[language].test(option.text[language]),
}

/**
 * The share of questions that a strategy gets right; among several matching options it picks at
 * random.
 */
export function shareOf(
  strategy: Strategy,
  questions: readonly Question[],
  language: Language,
): number {
  const chances = questions.map(({ options }) => {
    const fitting = options.filter((option) => strategy(option, options, language))
    const taken = fitting.length > 0 ? fitting : options
    return taken.filter((option) => option.correct).length / taken.length
  })
  return chances.reduce((sum, chance) => sum + chance, 0) / Math.max(questions.length, 1)
}

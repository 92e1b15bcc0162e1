import type { Skill } from '@/mock-backend/curriculum/schema'
import { contentLanguages, type Language } from '@/mock-backend/curriculum/texts'
import { questionsOf, shareOf, strategies } from './guessing'

/**
 * The allowed share of right guesses over all skills, and in one skill, whose few questions vary
 * more.
 */
const limit = { all: 0.36, skill: 0.5 }

/** Reports strategies that pass quizzes without reading the question, and prints their shares. */
export function guessableQuizzes(skills: readonly Skill[], log: (line: string) => void): string[] {
  log(`\n${'guessed right by taking'.padEnd(28)} English   Spanish`)
  return Object.entries(strategies).flatMap(([name, strategy]) => {
    const share = (of: readonly Skill[], language: Language) =>
      shareOf(strategy, questionsOf(of), language)
    const percent = contentLanguages.map(
      (language) => `${Math.round(share(skills, language) * 100)} %`,
    )
    log(`${name.padEnd(28)} ${percent.map((one) => one.padStart(7)).join('   ')}`)
    return contentLanguages.flatMap((language) => [
      ...(share(skills, language) <= limit.all
        ? []
        : [`The answers are guessed (${language}) by taking ${name}`]),
      ...skills
        .filter((skill) => share([skill], language) > limit.skill)
        .map(
          (skill) => `${skill.name.en}: the answers are guessed (${language}) by taking ${name}`,
        ),
    ])
  })
}

import type { Skill } from '@/mock-backend/curriculum/schema'
import { contentLanguages, type Language } from '@/mock-backend/curriculum/texts'
import { shareOf, strategies, type Question } from './guessing'

/** Over all skills; and in one skill, which has few questions. */
const limit = { all: 0.36, skill: 0.5 }

function questionsOf(skills: readonly Skill[]): Question[] {
  return skills.flatMap(({ subSkills }) =>
    subSkills.flatMap(({ modules }) =>
      modules.flatMap((module) => (module.type === 'quiz' ? module.questions : [])),
    ),
  )
}

/** Which quizzes can be passed without reading the question. Tells the shares over all skills. */
export function guessable(skills: readonly Skill[], tell: (line: string) => void): string[] {
  tell(`\n${'guessed right by taking'.padEnd(28)} English   Spanish`)
  return Object.entries(strategies).flatMap(([name, strategy]) => {
    const share = (of: readonly Skill[], language: Language) =>
      shareOf(strategy, questionsOf(of), language)
    const percent = contentLanguages.map(
      (language) => `${Math.round(share(skills, language) * 100)} %`,
    )
    tell(`${name.padEnd(28)} ${percent.map((one) => one.padStart(7)).join('   ')}`)
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

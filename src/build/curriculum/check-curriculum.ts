import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Skill } from '@/mock-backend/curriculum/schema'
import { contentLanguages } from '@/mock-backend/curriculum/texts'
import { textsIn } from '@/mock-backend/curriculum/texts-in'
import { mistranslated } from './agreed-words'
import { hasSameNumbers, pairsIn } from './equality'
import { questionDefects } from './questions'
import { isGradeFive, measure } from './readability'
import { missingIn } from './rules'
import { avoidedWords } from './words'

const longest = 12

/** A part of the curriculum with the captions of its clips. */
type Part = { name: string; part: unknown }

const clipsOf = (skill: Skill) =>
  skill.subSkills.flatMap(({ modules }) =>
    modules.flatMap((module) =>
      module.type === 'video' ? [curriculum.clips[module.clip] ?? []] : [],
    ),
  )

const parts: readonly Part[] = [
  ...curriculum.skills.map((skill) => ({ name: skill.name.en, part: [skill, clipsOf(skill)] })),
  { name: 'The help pages', part: curriculum.help },
]

/** Prints how hard a part is to read, and returns what is too hard. */
function readingDefects({ name, part }: Part): string[] {
  const [en, es] = [measure(textsIn(part, 'en'), 'en'), measure(textsIn(part, 'es'), 'es')]
  const words = Math.max(en.longestSentence, es.longestSentence)
  console.log(
    `${name.padEnd(28)} ${en.score.toFixed(1).padStart(13)} ${es.score.toFixed(1).padStart(14)} ${String(words).padStart(18)}`,
  )
  return [
    ...(isGradeFive(en.score, 'en') ? [] : [`${name}: the English is harder than grade 5`]),
    ...(isGradeFive(es.score, 'es')
      ? []
      : [`${name}: the Spanish is harder than grade 5 (ease below 80)`]),
    ...(words <= longest ? [] : [`${name}: a sentence has ${words} words; ${longest} are allowed`]),
  ]
}

function wordDefects({ name, part }: Part): string[] {
  const wrong = contentLanguages.flatMap((language) =>
    textsIn(part, language).flatMap((text) => avoidedWords(text, language)),
  )
  const pairs = pairsIn(part)
  const unequal = pairs.filter((pair) => !hasSameNumbers(pair))
  return [
    ...[...wrong, ...pairs.flatMap(mistranslated)].map((defect) => `${name}: ${defect}`),
    ...unequal.map(({ en, es }) => `${name}: other numbers in “${en}” than in “${es}”`),
  ]
}

/**
 * `npm run check:curriculum`: how hard each skill is to read, in both languages, and which rules of
 * `src/mock-backend/curriculum/writing-rules.md` are broken. A file of the wrong shape fails on
 * loading, with its place.
 */
export function main(): void {
  console.log(`${'skill'.padEnd(28)} English grade   Spanish ease   longest sentence`)
  const defects = [
    ...parts.flatMap(readingDefects),
    ...parts.flatMap(wordDefects),
    ...curriculum.skills.flatMap((skill) => missingIn(skill, curriculum.clips)),
    ...curriculum.skills.flatMap(questionDefects),
  ]
  if (defects.length > 0) throw new Error(defects.join('\n'))
}

import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { textsIn } from '@/mock-backend/curriculum/texts-in'
import { isGradeFive, measure } from './readability'

const longest = 12

/**
 * `npm run check:curriculum`: how hard each skill and the help pages are to read, in both languages. Fails
 * beyond grade 5 or 12 words in a sentence; a file of the wrong shape fails when it is loaded, with its place.
 */
export function main(): void {
  const parts = [
    ...curriculum.skills.map((skill) => ({ name: skill.name.en, part: skill })),
    { name: 'The help pages', part: curriculum.help },
  ]
  const rows = parts.map(({ name, part }) => {
    const [en, es] = [measure(textsIn(part, 'en'), 'en'), measure(textsIn(part, 'es'), 'es')]
    const words = Math.max(en.longestSentence, es.longestSentence)
    return { name, en: en.score, es: es.score, words }
  })
  console.log(`${'skill'.padEnd(28)} English grade   Spanish ease   longest sentence`)
  for (const { name, en, es, words } of rows)
    console.log(
      `${name.padEnd(28)} ${en.toFixed(1).padStart(13)} ${es.toFixed(1).padStart(14)} ${String(words).padStart(18)}`,
    )
  const defects = rows.flatMap(({ name, en, es, words }) => [
    ...(isGradeFive(en, 'en') ? [] : [`${name}: the English is harder than grade 5`]),
    ...(isGradeFive(es, 'es')
      ? []
      : [`${name}: the Spanish is harder than grade 5 (ease below 80)`]),
    ...(words <= longest ? [] : [`${name}: a sentence has ${words} words; ${longest} are allowed`]),
  ])
  if (defects.length > 0) throw new Error(defects.join('\n'))
}

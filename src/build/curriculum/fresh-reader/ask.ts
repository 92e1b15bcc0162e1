import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { questionsOf } from './fresh-reader'

/**
 * Prints every question of the quizzes with its options in the order of the alphabet, and nothing of the lessons, as a
 * fresh reader shall answer them: `node src/build/run.mjs src/build/curriculum/fresh-reader/ask.ts`.
 */
export function main(): void {
  for (const skill of curriculum.skills)
    for (const { id, text, options } of questionsOf(skill)) {
      console.log(`\n${id} ${text.en}`)
      for (const option of options.map((one) => one.text.en).sort()) console.log(`- ${option}`)
    }
}

import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { questionsOf } from '../check/guessing'

/**
 * `npm run make:questions`: prints every question of the quizzes with its options in alphabetical order, and nothing of
 * the lessons, for a fresh reader to answer.
 */
export function main(): void {
  for (const { id, text, options } of questionsOf(curriculum.skills)) {
    console.log(`\n${id} ${text.en}`)
    for (const option of options.map((one) => one.text.en).sort()) console.log(`- ${option}`)
  }
}

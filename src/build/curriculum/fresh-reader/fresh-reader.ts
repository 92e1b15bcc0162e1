import type { Skill } from '@/mock-backend/curriculum/schema'
import { questionsOf, type Question } from '../check/guessing'

/**
 * What somebody chose who answered the quizzes without their lessons: by the id of the question, the English
 * question and the English option, so that an answer no longer counts once either text has changed.
 */
export type FreshAnswers = Record<string, { question: string; option: string }>

/** Shares of 1 (writing-rules.md, "Questions"). */
const limit = { right: 0.4, unanswered: 0.1 }

/** Whether the reader was right; undefined where the question is newer than the answer. */
function isRight({ id, text, options }: Question, answers: FreshAnswers): boolean | undefined {
  const answer = answers[id]
  if (answer?.question !== text.en) return undefined
  return options.find((option) => option.text.en === answer.option)?.correct
}

/**
 * Prints for each skill how much a reader without its lessons gets right. Returns a defect where that is more than the
 * limit over all skills, or where too many questions are newer than the answers.
 */
export function knownWithoutLesson(
  skills: readonly Skill[],
  answers: FreshAnswers,
  log: (line: string) => void,
): string[] {
  const count = (of: readonly Skill[]) => {
    const results = questionsOf(of).map((question) => isRight(question, answers))
    const answered = results.filter((result) => result !== undefined)
    return {
      right: answered.filter(Boolean).length / Math.max(1, answered.length),
      unanswered: 1 - answered.length / Math.max(1, results.length),
    }
  }
  const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(8)
  log(`\n${'without its lesson'.padEnd(28)}   right   newer than the answers`)
  for (const skill of skills) {
    const { right, unanswered } = count([skill])
    log(`${skill.name.en.padEnd(28)}${percent(right)}${percent(unanswered)}`)
  }
  const all = count(skills)
  log(`${'All skills'.padEnd(28)}${percent(all.right)}${percent(all.unanswered)}`)
  return [
    ...(all.right <= limit.right ? [] : ['Too many questions are answered without their lesson']),
    ...(all.unanswered <= limit.unanswered
      ? []
      : ['Too many questions are new: let a fresh reader answer them']),
  ]
}

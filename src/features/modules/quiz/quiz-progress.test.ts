import { expect, it } from 'vitest'
import { quizProgress, startAt, type QuizEvent } from './quiz-progress'

/** A question that was not answered yet. */
const at = (question: number) => ({ question, chosen: null })
const after = (...events: QuizEvent[]) => events.reduce(quizProgress, startAt(at(1)))

const chosen: QuizEvent = { type: 'chosen', option: 2 }
const right: QuizEvent = { type: 'checked', isCorrect: true, options: 3 }
const wrong: QuizEvent = { type: 'checked', isCorrect: false, options: 3 }
const markEnded: QuizEvent = { type: 'wrong-mark-ended' }
const continued: QuizEvent = { type: 'continued' }
const saved: QuizEvent = { type: 'saved', ...at(2) }
const before: QuizEvent = { type: 'went-back', question: 0, chosen: 1 }
const resumed: QuizEvent = { type: 'resumed', ...at(3) }

it('ignores what comes late', () => {
  const answerFailed: QuizEvent = { type: 'check-failed', note: 'answer-failed' }
  for (const late of [
    right,
    wrong,
    answerFailed,
    markEnded,
    saved,
    { type: 'save-failed' },
  ] as const) {
    expect(after(late)).toEqual(startAt(at(1)))
  }
  const solved = after(chosen, right)
  expect(quizProgress(solved, chosen)).toBe(solved)
  expect(after(chosen, right, markEnded).phase).toBe('right')
})

it('leaves no question while its answer or its save is on its way', () => {
  expect(after(chosen, before).question).toBe(1)
  expect(after(chosen, right, continued, before).question).toBe(1)
})

it('shows a question that was answered before with its right option, from any phase', () => {
  for (const events of [[], [chosen, wrong], [chosen, right]]) {
    const shown = { question: 0, phase: 'right', chosen: 1, note: 'well-done' }
    expect(after(...events, before)).toMatchObject(shown)
  }
})

it('goes on at the stored question, unless the learner has begun', () => {
  expect(quizProgress(startAt(at(0)), resumed)).toEqual(startAt(at(3)))
  const begun = [chosen, wrong, markEnded].reduce(quizProgress, startAt(at(0)))
  for (const progress of [startAt(at(1)), quizProgress(startAt(at(0)), chosen), begun]) {
    expect(quizProgress(progress, resumed)).toBe(progress)
  }
})

import { expect, test } from 'vitest'
import { quizReducer, startAt, type QuizEvent } from './quiz-state'

const second = startAt({ question: 1, chosen: null })
const after = (...events: QuizEvent[]) => events.reduce(quizReducer, second)

const chosen: QuizEvent = { type: 'chosen', option: 2 }
const right: QuizEvent = { type: 'checked', isCorrect: true, options: 3 }
const wrong: QuizEvent = { type: 'checked', isCorrect: false, options: 3 }
const markEnded: QuizEvent = { type: 'wrong-mark-ended' }
const back: QuizEvent = { type: 'went-back', question: 0, chosen: 1 }

test.each([right, wrong, markEnded, { type: 'save-failed' }] as const)(
  'ignores a late %j',
  (late) => {
    expect(after(late)).toBe(second)
  },
)

test('leaves no question while its answer or its save is on its way', () => {
  expect(after(chosen, back).question).toBe(1)
  expect(after(chosen, right, { type: 'continued' }, back).question).toBe(1)
})

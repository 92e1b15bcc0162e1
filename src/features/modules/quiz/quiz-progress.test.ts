import { describe, expect, it } from 'vitest'
import timing from '@/config/timing.json'
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
const saveFailed: QuizEvent = { type: 'save-failed' }
const answerFailed: QuizEvent = { type: 'check-failed', note: 'answer-failed' }

describe('the progress of a quiz', () => {
  it('marks a wrong answer for two seconds', () => {
    expect(timing.wrongAnswerReset).toBe(2000)
  })

  it('opens the way on after a right answer and holds the other options', () => {
    const solved = after(chosen, right)
    expect(solved).toEqual({ question: 1, phase: 'right', chosen: 2, tried: {}, note: 'well-done' })
    expect(quizProgress(solved, { type: 'chosen', option: 0 })).toBe(solved)
  })

  it('clears the wrong mark but keeps its words until the next try', () => {
    const cleared = after(chosen, wrong, markEnded)
    expect(cleared).toMatchObject({ phase: 'asking', chosen: null, note: 'almost-there' })
    expect(quizProgress(cleared, chosen).note).toBeNull()
  })

  it('says that none was right when each was tried, and asks anew at the next question', () => {
    const tries = [0, 1, 0, 2].flatMap((option): QuizEvent[] => [
      { type: 'chosen', option },
      wrong,
      markEnded,
    ])
    expect(after(...tries.slice(0, -3)).note).toBe('almost-there')
    expect(after(...tries).note).toBe('none-right')
    expect(after(...tries, chosen, right, continued, saved)).toMatchObject(at(2))
  })

  it('goes to the next question only when the state is saved', () => {
    expect(after(chosen, right, continued).phase).toBe('saving')
    expect(after(chosen, right, continued, saved)).toEqual(startAt(at(2)))
  })

  it('shows a question that was answered before with its right option, and a way on', () => {
    const before: QuizEvent = { type: 'went-back', question: 0, chosen: 1 }
    for (const events of [[], [chosen, wrong], [chosen, right]]) {
      expect(after(...events, before)).toMatchObject({
        question: 0,
        phase: 'right',
        chosen: 1,
        note: 'well-done',
      })
    }
  })

  it('remembers what was tried when one goes back a question and forward again', () => {
    const before: QuizEvent = { type: 'went-back', question: 0, chosen: 1 }
    const forward: QuizEvent = { type: 'saved', ...at(1) }
    const again = after(chosen, wrong, markEnded, before, continued, forward)
    expect(again).toEqual({ ...startAt(at(1)), tried: { 1: [2] } })
  })

  it('leaves no question while its answer or its save is on its way', () => {
    const before: QuizEvent = { type: 'went-back', question: 0, chosen: 1 }
    expect(after(chosen, before).question).toBe(1)
    expect(after(chosen, right, continued, before).question).toBe(1)
  })

  it('ignores what comes late', () => {
    for (const late of [right, wrong, answerFailed, markEnded, saved, saveFailed]) {
      expect(after(late)).toEqual(startAt(at(1)))
    }
    expect(after(chosen, right, markEnded).phase).toBe('right')
  })

  it('goes on at the kept question, also when that is known a moment late', () => {
    const resumed: QuizEvent = { type: 'resumed', ...at(3) }
    expect(quizProgress(startAt(at(0)), resumed)).toEqual(startAt(at(3)))
  })

  it('stays where the learner is once they have begun', () => {
    const resumed: QuizEvent = { type: 'resumed', ...at(3) }
    const begun = [chosen, wrong, markEnded].reduce(quizProgress, startAt(at(0)))
    for (const progress of [startAt(at(1)), quizProgress(startAt(at(0)), chosen), begun]) {
      expect(quizProgress(progress, resumed)).toBe(progress)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/transport/api-error'
import {
  answerFailure,
  askable,
  loadFailure,
  optionLetter,
  stateToSave,
  withinQuiz,
} from './quiz-rules'

describe('the rules of a quiz', () => {
  it('leave out a question without options', () => {
    const whole = { id: 5, text: 'Which tool?', options: [{ id: 51, text: 'A pan' }] }
    expect(askable([{ id: 4, text: 'Nothing?', options: [] }, whole])).toEqual([whole])
  })

  it('put a letter before each option', () => {
    expect([0, 1, 2, 3].map(optionLetter)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('go on at the kept question while the quiz still has it', () => {
    expect(withinQuiz(2, 4)).toBe(2)
    expect(withinQuiz(4, 4)).toBe(0)
  })
})

describe('stateToSave', () => {
  it('is in_progress on the way and completed on the last question', () => {
    expect(stateToSave(0, 3, 'not_started')).toBe('in_progress')
    expect(stateToSave(1, 3, 'in_progress')).toBe('in_progress')
    expect(stateToSave(2, 3, 'in_progress')).toBe('completed')
    expect(stateToSave(0, 1, 'not_started')).toBe('completed')
  })

  it('is nothing when a completed quiz is done again', () => {
    expect(stateToSave(0, 3, 'completed')).toBeNull()
    expect(stateToSave(2, 3, 'completed')).toBeNull()
  })
})

describe('the failures of a quiz', () => {
  it('tell an answer of the wrong shape from a failed call', () => {
    expect(loadFailure(new ApiError('invalid-answer'))).toBe('shape')
    expect(loadFailure(new ApiError('server', { status: 500 }))).toBeUndefined()
    expect(loadFailure(new Error('?'))).toBeUndefined()
  })

  it('tell a quiz without an id, which can never be asked for', () => {
    expect(loadFailure(new ApiError('missing-id', { missing: 'subskill' }))).toBe('configuration')
  })

  it('tell a missing id from an answer that did not arrive', () => {
    expect(answerFailure(new ApiError('missing-id', { missing: 'question' }))).toBe(
      'missing-parameters',
    )
    expect(answerFailure(new ApiError('no-response'))).toBe('answer-failed')
  })
})

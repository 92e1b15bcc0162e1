import { describe, expect, it } from 'vitest'
import type { QuizQuestion } from '@/api/modules'
import { ApiError } from '@/api/transport/api-error'
import {
  answerFailure,
  askable,
  firstOpen,
  inPlace,
  loadFailure,
  optionLetter,
  rightOption,
  stateToSave,
} from './quiz-rules'

describe('the rules of a quiz', () => {
  it('leave out a question without options', () => {
    const whole = { id: 5, text: 'Which tool?', options: [{ id: 51, text: 'A pan' }] }
    expect(askable([{ id: 4, text: 'Nothing?', options: [] }, whole])).toEqual([whole])
  })

  describe('keep an open quiz in its place', () => {
    const open = [
      {
        id: 1,
        text: 'One?',
        options: [
          { id: 11, text: 'A' },
          { id: 12, text: 'B' },
        ],
      },
      { id: 2, text: 'Two?', options: [{ id: 21, text: 'C' }] },
    ]

    it('whatever comes in another order, with more or with less', () => {
      const newer = [
        { id: 9, text: 'New?', options: [] },
        { ...open[1], id: '2', text: 'Two!' },
      ]
      const shown = inPlace(open, newer as typeof open)
      expect(shown.map(({ text }) => text)).toEqual(['One?', 'Two!'])
    })

    it('and its options too: a mark never moves to another one', () => {
      const turned = [
        {
          id: 1,
          text: '¿Uno?',
          options: [
            { id: 12, text: 'Be' },
            { id: 11, text: 'A' },
          ],
        },
      ]
      const [first] = inPlace(open, turned)
      expect(first).toEqual({
        id: 1,
        text: '¿Uno?',
        options: [
          { id: 11, text: 'A' },
          { id: 12, text: 'Be' },
        ],
      })
    })
  })

  it('put a letter before each option', () => {
    expect([0, 1, 2, 3].map(optionLetter)).toEqual(['A', 'B', 'C', 'D'])
  })

  describe('go on where the learner was', () => {
    const [one, two, three] = [1, 2, 3].map((id) => ({
      id,
      text: `${id}?`,
      options: [
        { id: id * 10, text: 'A' },
        { id: id * 10 + 1, text: 'B' },
      ],
    })) as [QuizQuestion, QuizQuestion, QuizQuestion]
    const answered = [{ question: 1, option: 11 }]

    it.each([
      ['as they were', [one, two, three], 1],
      ['in another order', [three, one, two], 0],
      ['with one more before', [two, one, three], 0],
      ['without those that are open', [one], 0],
    ])('at the first open question, with the questions %s', (_, questions, index) => {
      expect(firstOpen(questions, answered)).toBe(index)
    })

    it('and know the right option of an answered one, wherever it stands', () => {
      expect(rightOption(one, answered)).toBe(1)
      expect(rightOption({ ...one, options: one.options.toReversed() }, answered)).toBe(0)
      expect(rightOption({ ...one, options: [] }, answered)).toBeNull()
      expect(rightOption(two, answered)).toBeNull()
      expect(rightOption({ ...two, id: null }, answered)).toBeNull()
    })
  })
})

describe('stateToSave', () => {
  it('is in_progress on the way and completed on the last question', () => {
    expect(stateToSave(false, 'not_started')).toBe('in_progress')
    expect(stateToSave(false, 'in_progress')).toBe('in_progress')
    expect(stateToSave(true, 'in_progress')).toBe('completed')
  })

  it('is nothing when a completed quiz is done again', () => {
    expect(stateToSave(false, 'completed')).toBeNull()
    expect(stateToSave(true, 'completed')).toBeNull()
  })
})

describe('the failures of a quiz', () => {
  it('tell an answer of the wrong shape from a failed call', () => {
    expect(loadFailure(new ApiError('invalid-answer'))).toBe('shape')
    expect(loadFailure(new ApiError('server', { status: 500 }))).toBeUndefined()
    expect(loadFailure(new Error('?'))).toBeUndefined()
    expect(loadFailure(null)).toBeUndefined()
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

import { describe, expect, test } from 'vitest'
import { firstQuestion, inPlace, optionLetter, rightOption, triedOptions } from './quiz'

const question = (id: number, text: string, ...options: [number, string][]) => ({
  id,
  text,
  options: options.map(([optionId, words]) => ({ id: optionId, text: words })),
})
const one = question(1, 'One?', [11, 'A'], [12, 'B'])
const two = question(2, 'Two?', [21, 'C'], [22, 'D'])
const three = question(3, 'Three?', [31, 'E'])

describe('an open quiz gets the texts of a newer answer', () => {
  test('and keeps its questions in their order, with more or with less', () => {
    const newer = [question(9, 'New?'), { ...two, id: '2', text: 'Two!' }]
    expect(inPlace([one, two], newer).map(({ text }) => text)).toEqual(['One?', 'Two!'])
  })

  test('and keeps their options in their order: a mark never moves to another one', () => {
    const turned = question(1, '¿Uno?', [12, 'Be'], [11, 'A'])
    expect(inPlace([one], [turned])).toEqual([question(1, '¿Uno?', [11, 'A'], [12, 'Be'])])
  })
})

describe('with the first question answered', () => {
  const answered = [{ question: 1, option: 11 }]

  test.each([
    ['as they were', [one, two, three], 1],
    ['in another order', [three, one, two], 0],
    ['with one more before', [two, one, three], 0],
    ['without those that are open', [one], 0],
  ])('a quiz goes on at the first open one: its questions %s', (_, questions, index) => {
    expect(firstQuestion(questions, answered, undefined)).toBe(index)
  })

  test('begins again with the question whose answer could not be saved', () => {
    expect(firstQuestion([one, two, three], answered, '1')).toBe(0)
    expect(firstQuestion([two, three], answered, 1)).toBe(
      firstQuestion([two, three], answered, undefined),
    )
  })

  test.each([
    ['where it stands', one, 0],
    ['where it stands now', { ...one, options: one.options.toReversed() }, 1],
    ['nowhere, if it is gone', { ...one, options: [] }, null],
    ['nowhere in another question', two, null],
    ['nowhere in a question without id', { ...two, id: null }, null],
  ])('its right option is known %s', (_, shown, index) => {
    expect(rightOption(shown, answered)).toBe(index)
  })
})

test('puts a letter before each option', () => {
  expect([0, 1, 25, 26].map(optionLetter)).toEqual(['A', 'B', 'Z', 'A'])
})

describe('options that were tried', () => {
  test('are found again by their ids, whatever their order', () => {
    const questions = [
      { id: 2, text: '', options: [{ id: 21, text: '' }] },
      { id: 1, text: '', options: [13, 12, 11].map((id) => ({ id, text: '' })) },
    ]
    const tried = [
      { question: 1, option: 11 },
      { question: '1', option: '13' },
      { question: 3, option: 21 },
    ]
    expect(triedOptions(questions, tried)).toEqual({ 0: [], 1: [0, 2] })
  })
})

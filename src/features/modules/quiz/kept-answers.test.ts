import { expect, test } from 'vitest'
import { nextToAsk, uncheckedOf } from './kept-answers'

const question = (id: number | null) => ({ id, text: '', options: [{ id: 1, text: '' }] })
const questions = [question(5), question(null), question(7), question(9)]

test('only what nobody has checked is sent later, in the order of the questions', () => {
  const chosen = {
    9: { option: 'b', isRight: false },
    5: { option: 2, isRight: false },
    7: { option: 3, isRight: true },
    null: { option: 1, isRight: false },
  }
  expect(uncheckedOf(questions, chosen)).toEqual([
    { question: 5, option: 2, place: 0 },
    { question: 9, option: 'b', place: 3 },
  ])
  expect(uncheckedOf(questions, undefined)).toEqual([])
})

test('a question whose answer is known to be right is not asked again', () => {
  const chosen = { 7: { option: 3, isRight: true }, 9: { option: 3, isRight: false } }
  expect(nextToAsk(questions, 0, chosen)).toBe(1)
  expect(nextToAsk(questions, 1, chosen)).toBe(3)
  expect(nextToAsk(questions, 3, chosen)).toBe(4)
  expect(nextToAsk(questions, 0, undefined)).toBe(1)
})

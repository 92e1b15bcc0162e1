import { expect, it } from 'vitest'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { questionsOf } from '../check/guessing'
import { knownWithoutLesson, type FreshAnswers } from './fresh-reader'

const skills = curriculum.skills.slice(0, 2)
const silent = () => {}

/** Answers to all questions of two skills, right or wrong. */
const answers = (correct: boolean): FreshAnswers =>
  Object.fromEntries(
    questionsOf(skills).map(({ id, text, options }) => [
      id,
      {
        question: text.en,
        option: options.find((option) => option.correct === correct)?.text.en ?? '',
      },
    ]),
  )

it('accepts quizzes that nobody passes without their lesson', () => {
  expect(knownWithoutLesson(skills, answers(false), silent)).toEqual([])
})

it('refuses quizzes that common sense passes', () => {
  expect(knownWithoutLesson(skills, answers(true), silent)).toEqual([
    'Too many questions are answered without their lesson',
  ])
})

it('does not count an answer to a question that has changed since', () => {
  const changed = Object.fromEntries(
    Object.entries(answers(true)).map(([id, { option }]) => [id, { question: 'Before', option }]),
  )
  expect(knownWithoutLesson(skills, changed, silent)).toEqual([
    'Too many questions are new: let a fresh reader answer them',
  ])
})

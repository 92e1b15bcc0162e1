import { describe, expect, it } from 'vitest'
import type { QuizQuestion } from '@/api/modules'
import { translatedQuestion } from './translated-question'

const option = (id: number | string | null, text: string) => ({ id, text })
const question = (
  id: number | string | null,
  text: string,
  ...options: QuizQuestion['options']
): QuizQuestion => ({ id, text, options })

const soap = question(5, 'With what?', option(51, 'Soap'), option(52, 'Sand'))
const jabon = question('5', '¿Con qué?', option('52', 'Arena'), option('51', 'Jabón'))
const other = question(6, '¿Cuándo?', option(61, 'Antes'), option(62, 'Después'))
const words = (here: QuizQuestion, there: QuizQuestion[], all = [here]) =>
  translatedQuestion(here, all, there)

describe('a question in another language', () => {
  it('is found by its ids, wherever it and its options stand', () => {
    expect(words(soap, [other, jabon])).toEqual(['¿Con qué?', 'Jabón', 'Arena'])
  })

  it('has no words for an option that is not there', () => {
    const shorter = { ...jabon, options: jabon.options.slice(1) }
    expect(words(soap, [shorter])).toEqual(['¿Con qué?', 'Jabón', undefined])
  })

  it('has no words at all where it is not there, whatever stands in its place', () => {
    expect(words(soap, [other])).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['there', [jabon, { ...other, id: 5 }], [soap]],
    ['here', [jabon], [soap, { ...other, id: 5 }]],
  ])('has none where two have its id %s', (_where, there, all) => {
    expect(words(soap, there, all)).toEqual([undefined, undefined, undefined])
  })

  const without = (one: QuizQuestion): QuizQuestion => ({
    ...one,
    id: null,
    options: one.options.map(({ text }) => option(null, text)),
  })

  it('goes by its place where nobody has an id and there are as many', () => {
    const here = [without(other), without(soap)]
    const [, second] = here
    const there = [without(other), question(null, '¿Con qué?', option(null, 'Jabón'))]
    expect(second && translatedQuestion(second, here, there)).toEqual([
      '¿Con qué?',
      undefined,
      undefined,
    ])
  })

  it.each([
    ['more', [without(jabon), without(other)]],
    ['one with an id', [{ ...without(jabon), id: 5 }]],
  ])('has none without an id where there are %s', (_what, there) => {
    expect(words(without(soap), there)).toEqual([undefined, undefined, undefined])
  })
})

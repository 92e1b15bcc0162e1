import { expect, it } from 'vitest'
import { linesOf } from './lines'

it('stand beside those that are here, in their order', () => {
  expect(linesOf(['Soap', '10 g'], ['Jabón', '10 g'])).toEqual([
    { text: 'Jabón' },
    { text: '10 g' },
  ])
})

it('say of a single one that it is missing, and nothing where nothing stands here', () => {
  expect(linesOf(['Soap', 'Towel', ''], ['Jabón', undefined, 'Más'])).toEqual([
    { text: 'Jabón' },
    'missing',
    'empty',
  ])
})

it.each([
  ['the server answered in the same language', ['Soap', 'Towel'], [' Soap', 'Towel ']],
  ['the server has no words', ['Soap', 'Towel'], ['', undefined]],
  ['some are the same and the others missing', ['Soap', 'Towel'], ['Soap']],
])('are none where %s', (_why, here, there) => {
  expect(linesOf(here, there)).toBe('none')
})

it('are none of the kind where nothing stands here: there is nothing to say of it', () => {
  expect(linesOf([], [])).toEqual([])
})

import { expect, it } from 'vitest'
import { pseudoText, pseudoTexts } from './pseudo-texts'

it('every vowel is marked, and a text is 40 % longer', () => {
  const text = 'Choose your skills'
  const pseudo = pseudoText(text)
  expect(pseudo).not.toMatch(/[aeiou]/i)
  expect(pseudo.length / text.length).toBeGreaterThanOrEqual(1.35)
})

it('variables, tags and words without a vowel stay as they are', () => {
  expect(pseudoText('<b>{{name}}</b>, PDF')).toBe('<b>{{name}}</b>, PDF')
})

it('lists and nested parts are converted', () => {
  expect(pseudoTexts({ a: ['on'], b: { c: 'up' } })).toEqual({ a: ['öön'], b: { c: 'üüp' } })
})

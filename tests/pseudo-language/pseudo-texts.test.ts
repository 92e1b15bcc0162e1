import { expect, it } from 'vitest'
import { pseudoText, pseudoTexts } from './pseudo-texts'

it('marks every vowel and is longer by 40 %', () => {
  const text = 'Choose your skills'
  const pseudo = pseudoText(text)
  expect(pseudo).not.toMatch(/[aeiou]/i)
  expect(pseudo.length / text.length).toBeGreaterThanOrEqual(1.35)
})

it('leaves variables, tags and words without a vowel as they are', () => {
  expect(pseudoText('<b>{{name}}</b>, PDF')).toBe('<b>{{name}}</b>, PDF')
})

it('goes through lists and parts', () => {
  expect(pseudoTexts({ a: ['on'], b: { c: 'up' } })).toEqual({ a: ['öön'], b: { c: 'üüp' } })
})

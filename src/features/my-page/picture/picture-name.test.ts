import { expect, test } from 'vitest'
import { pictureName } from './picture-name'

test.each([
  ['My page of sam.r. Make a budget: Finished.', 'My page of sam.r. Make a budget Finished.png'],
  ['a/b\\c\u0000?*"<>|d', 'a b c d.png'],
  ['¿Todo listo? Sí;', '¿Todo listo Sí.png'],
])('%s is saved as %s', (words, name) => {
  expect(pictureName(words)).toBe(name)
})

test('a long name is cut between two characters', () => {
  expect(pictureName('🧭'.repeat(200))).toBe(`${'🧭'.repeat(120)}.png`)
})

import { expect, test } from 'vitest'
import { hasSameNumbers } from './equality'

test.each([
  ['$1,050 on June 3', '$1050 el 3 de junio', true],
  ['165 °F (74 °C)', '74 °C (165 °F)', true],
  ['½ cup at 9:10', '½ taza a las 9:10', true],
  ['2 eggs', '3 huevos', false],
  ['Cook for 10 minutes', 'Cocina un rato', false],
])('“%s” and “%s” name the same numbers: %s', (en, es, isSame) => {
  expect(hasSameNumbers({ en, es })).toBe(isSame)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mistranslated, agreedWords } from './support/agreed-words'
import { textsOf } from './support/locale-texts'

// The interface and the lessons use the same words.

/** The English and Spanish words in each row of a page's tables. */
function rowsOf(page: string): { en: string[]; es: string[] }[] {
  const cells = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => /^\|.*\|.*\|.*\|$/.test(line) && !line.includes('---'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const words = (cell = '') =>
    cell
      .replaceAll(/\([^)]*\)/g, '')
      .split(/[;,]/)
      .map((word) => word.trim())
      .filter((word) => word !== '' && !/"| (where|as|in) /.test(word))
  return cells
    .filter(([, , en]) => en !== 'English')
    .map(([, , en, es]) => ({ en: words(en), es: words(es) }))
}

const interfaceRows = rowsOf('locales/words.md')
const lessonRows = rowsOf('src/mock-backend/curriculum/writing-rules.md')
const spanish = textsOf('es')
const pairs = [...textsOf('en')].map(([key, en]) => ({ en, es: spanish.get(key) ?? '' }))

test('no word is in both lists', () => {
  const known = new Set(interfaceRows.flatMap(({ en, es }) => [...en, ...es]))
  const twice = lessonRows.flatMap(({ en, es }) => [...en, ...es]).filter((word) => known.has(word))
  expect(twice).toEqual([])
})

test('every checked pair of words is in a list', () => {
  const rows = [...interfaceRows, ...lessonRows]
  const missing = agreedWords.filter(
    ([english, word]) =>
      !rows.some(({ en, es }) => en.includes(english) && es.some((one) => one.includes(word))),
  )
  expect(missing).toEqual([])
})

test('the interface uses the words of the lists', () => {
  expect(pairs.flatMap(mistranslated)).toEqual([])
})

test.each([
  ['Pay the bills.', 'Paga las cuentas.', 1],
  ['Two quizzes', 'Dos cuestionarios', 0],
  ['A reminder letter', 'Un aviso de pago', 0],
])('“%s” and “%s” have %i words that do not match', (en, es, count) => {
  expect(mistranslated({ en, es })).toHaveLength(count)
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/i18n/language-rules'
import { textsOf } from '../conventions/support/locale-texts'
import { hardTexts, plainLines } from './interface-texts'
import { isEasy, levelOf } from './reading-level'
import { syllablesOf } from './syllables'

describe('the texts of the interface', () => {
  test.each(languageCodes())('are easy to read, or must stay word for word, in %s', (language) => {
    expect(hardTexts(language).filter(({ key }) => !(key in plainLines))).toEqual([])
  })

  test('that must stay word for word are in the rules, and have a plain text beside them', () => {
    const english = textsOf('en')
    const rules = readFileSync('src/features/rules.md', 'utf8').replaceAll(/\s+/g, ' ')
    const start = (key: string) => english.get(key)?.split(/[.?!]/)[0] ?? ''
    const wrong = Object.entries(plainLines).filter(
      ([key, line]) => !rules.includes(start(key)) || !isEasy(english.get(line) ?? '', 'en'),
    )
    expect(wrong).toEqual([])
    const hard = languageCodes().flatMap((language) => hardTexts(language).map(({ key }) => key))
    expect(Object.keys(plainLines).filter((key) => !hard.includes(key))).toEqual([])
  })
})

describe('the reading level', () => {
  test.each([
    ['en', 'Your password must correspond to every institutional requirement we communicated.'],
    ['en', 'We go and go and go and go and go and go and go and go and go.'],
    [
      'es',
      'La contraseña debe corresponder a todas nuestras exigencias institucionales comunicadas.',
    ],
  ])('%s: %s is too hard', (language, text) => {
    expect(isEasy(text, language as 'en')).toBe(false)
  })

  test.each([
    ['en', 'Your answers are kept. Wait a moment, then press Finish again.'],
    ['es', 'Tus respuestas están guardadas. Espera un poco y pulsa otra vez.'],
  ])('%s: %s is easy', (language, text) => {
    expect(isEasy(text, language as 'en')).toBe(true)
  })

  test('does not count names and variables', () => {
    expect(levelOf('Call in the United Kingdom, {{institutionName}}.', 'en')).toEqual(
      levelOf('Call in the it, it.', 'en'),
    )
  })

  test.each([
    ['en', 'skill', 1],
    ['en', 'lesson', 2],
    ['en', 'finished', 2],
    ['en', 'wanted', 2],
    ['en', 'people', 2],
    ['en', 'yes', 1],
    ['es', 'habilidad', 4],
    ['es', 'quiero', 2],
    ['es', 'país', 2],
    ['es', 'ruta', 2],
    ['es', 'ayuda', 3],
    ['es', 'muy', 1],
    ['es', 'guía', 2],
  ])('%s: %s has %i syllables', (language, word, count) => {
    expect(syllablesOf(word, language as 'en')).toBe(count)
  })
})

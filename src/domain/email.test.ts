import { describe, expect, test } from 'vitest'
import { emailWithoutBlanks, isEmail, plainEmail } from './email'

const ana = 'ana@example.com'

describe('an e-mail', () => {
  test.each([
    'ana@example.com',
    ' \u200eana@example.com\u200b ',
    'mailto:ana@example.com',
    'MAILTO:ana@example.com?subject=Hello',
    '<ana@example.com>',
    '<mailto:ana@example.com>',
    '“ana@example.com”',
    '«ana@example.com»',
    "'ana@example.com'",
    '(ana@example.com)',
    'ana@example.com,',
    'ana@example.com;',
    'ana@example.com.',
    'Ana María <ana@example.com>;',
    '‚ana@example.com‘',
    '`ana@example.com`',
    '{ana@example.com}',
    '• ana@example.com',
    '¿ana@example.com?',
    'ana@example.com!',
    'ana@example.com…',
    'ana@example.com/',
  ])('is read without what surrounds it: %s', (copied) => {
    expect(plainEmail(copied)).toBe(ana)
    expect(isEmail(plainEmail(copied))).toBe(true)
  })

  test.each(["o’hara.o'brien+1@mail.example.com", 'niño@correo.example', 'a-b_c@x.co'])(
    'keeps its own characters: %s',
    (email) => {
      expect(plainEmail(email)).toBe(email)
      expect(isEmail(email)).toBe(true)
    },
  )

  test.each([
    'ana',
    'ana@example',
    '@example.com',
    'ana@example.',
    'ana@home@example.com',
    'ana@example.com,ben@example.com',
    'ana(home)@example.com',
    'to:ana@example.com',
    'ana@exam…ple.com',
    'ana@exam$ple.com',
    'ana maria@example.com',
    'ana@example.com\tAna',
  ])('is refused: %s', (text) => {
    expect(isEmail(plainEmail(text))).toBe(false)
  })
})

test('an e-mail with blanks in it is offered without them, if that makes one', () => {
  expect(emailWithoutBlanks(' ana maria @example.com')).toBe('anamaria@example.com')
  expect(emailWithoutBlanks(ana)).toBeUndefined()
  expect(emailWithoutBlanks('ana maria')).toBeUndefined()
  expect(emailWithoutBlanks('ana@example.com or so')).toBeUndefined()
})

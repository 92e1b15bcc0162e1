import { expect, it } from 'vitest'
import { emailProblem, plainEmail } from './email'

it.each(['', '   '])('asks for an e-mail if the field holds "%s"', (email) => {
  expect(emailProblem(email)).toBe('emailRequired')
})

it.each([
  'sam',
  'sam@',
  '@example.com',
  'sam@example',
  'sam@example.',
  'sam @example.com',
  'sam@example.com or so',
  'a@b@c.de',
])('rejects %s', (email) => {
  expect(emailProblem(email)).toBe('emailInvalid')
})

it.each(['sam@example.com', ' sam@example.com ', 's.r+2@mail.example.org', 'ñandú@correo.example'])(
  'accepts "%s"',
  (email) => {
    expect(emailProblem(email)).toBeUndefined()
  },
)

it.each([
  '\u200bsam@example.com',
  '\u200e\u202asam@example.com\u202c',
  ' \ufeffsam@\u00adexample.com\t',
])('reads %j without what cannot be seen', (email) => {
  expect(plainEmail(email)).toBe('sam@example.com')
  expect(emailProblem(email)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { emailProblem, emailProblems } from './email-rules'

// [5.1.1]
it.each(['', '   '])('asks for an e-mail where there is "%s"', (email) => {
  expect(emailProblem(email)).toBe('emailRequired')
})

// [5.1.1]
it.each([
  'sam',
  'sam@',
  '@example.com',
  'sam@example',
  'sam@example.',
  'sam @example.com',
  'sam@example.com or so',
  'a@b@c.de',
])('does not take %s', (email) => {
  expect(emailProblem(email)).toBe('emailInvalid')
})

it.each(['sam@example.com', ' sam@example.com ', 's.r+2@mail.example.org', 'ñandú@correo.example'])(
  'takes "%s"',
  (email) => {
    expect(emailProblem(email)).toBeUndefined()
  },
)

it('says so to a form that asks for nothing else', () => {
  expect(emailProblems({ email: '' })).toEqual({ email: 'emailRequired' })
  expect(emailProblems({ email: 'sam' })).toEqual({ email: 'emailInvalid' })
  expect(emailProblems({ email: 'sam@example.com' })).toStrictEqual({})
})

import { expect, it } from 'vitest'
import { signInProblems, signUpProblems } from './account-forms'

const good = { email: 'new@example.com', password: 'Norte2026', confirmPassword: 'Norte2026' }

it('finds no problem in a valid entry', () => {
  expect(signUpProblems(good)).toStrictEqual({})
})

it('asks for everything of an empty form', () => {
  expect(signUpProblems({ email: '', password: '', confirmPassword: '' })).toEqual({
    email: 'emailRequired',
    password: ['passwordRequired'],
    confirmPassword: 'confirmPasswordRequired',
  })
})

it.each([
  [{ email: '', password: '' }, { email: 'emailRequired' }],
  [{ email: '  ', password: 'x' }, { email: 'emailRequired' }],
  [{ email: 'sam', password: '' }, { password: 'passwordRequired' }],
  [{ email: 'sam', password: ' ' }, {}],
])('finds at sign-in in %j: %j', (entry, problems) => {
  expect(signInProblems(entry)).toEqual(problems)
})

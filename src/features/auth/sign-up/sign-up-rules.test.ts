import { expect, it } from 'vitest'
import { signUpProblems } from './sign-up-rules'

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
  [{ email: 'sam@example' }, { email: 'emailInvalid' }],
  [{ password: 'Norte1', confirmPassword: 'Norte1' }, { password: ['passwordLength'] }],
  [
    { password: 'NorteNorte', confirmPassword: 'NorteNorte' },
    { password: ['passwordComplexity_number'] },
  ],
  [{ confirmPassword: 'Norte2027' }, { confirmPassword: 'confirmPasswordMatch' }],
])('finds in %j: %j', (change, problems) => {
  expect(signUpProblems({ ...good, ...change })).toStrictEqual(problems)
})

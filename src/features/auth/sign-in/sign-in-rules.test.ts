import { expect, it } from 'vitest'
import { signInProblems } from './sign-in-rules'

it.each([
  [{ email: '', password: '' }, { email: 'emailRequired' }],
  [{ email: '  ', password: 'x' }, { email: 'emailRequired' }],
  [{ email: 'sam', password: '' }, { password: 'passwordRequired' }],
  [{ email: 'sam', password: ' ' }, {}],
])('finds in %j: %j', (entry, problems) => {
  expect(signInProblems(entry)).toEqual(problems)
})

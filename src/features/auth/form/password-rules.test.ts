import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meetsRule, newPasswordProblems, passwordProblem, passwordRules } from './password-rules'

describe('passwordProblem', () => {
  // [5.1.2] [9.1.2]
  it.each([
    ['', 'passwordLength'],
    ['Norte26', 'passwordLength'],
    ['Ñ1😀😀😀😀', 'passwordLength'],
    ['password', 'passwordComplexity'],
    ['norte2026', 'passwordComplexity'],
    ['NorteNorte', 'passwordComplexity'],
    ['Norte2026', undefined],
    ['ñandú Ñ 12', undefined],
    ['        1A', undefined],
  ])('says for "%s": %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })

  it('finds no problem exactly when every rule is met', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (password) => {
        const allMet = passwordRules.every((rule) => meetsRule(rule, password))
        expect(passwordProblem(password) === undefined).toBe(allMet)
      }),
    )
  })
})

describe('newPasswordProblems', () => {
  it('finds no problem if a good password is repeated', () => {
    const good = { password: 'Norte2026', confirmPassword: 'Norte2026' }
    expect(newPasswordProblems(good)).toStrictEqual({})
  })

  // [5.1.3]
  it.each(['', 'norte2026', 'Norte2026 '])('finds that "%s" does not match', (confirmPassword) => {
    expect(newPasswordProblems({ password: 'Norte2026', confirmPassword })).toEqual({
      confirmPassword: 'confirmPasswordMatch',
    })
  })

  it('names both fields when both are wrong', () => {
    expect(newPasswordProblems({ password: 'a', confirmPassword: 'b' })).toEqual({
      password: 'passwordLength',
      confirmPassword: 'confirmPasswordMatch',
    })
  })
})

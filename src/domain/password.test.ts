import { describe, expect, it } from 'vitest'
import { newPasswordProblems, passwordProblems } from './password'

const [length, number, uppercase] = [
  'passwordLength',
  'passwordComplexity_number',
  'passwordComplexity_uppercase',
]

describe('passwordProblems', () => {
  it.each([
    ['', ['passwordRequired']],
    ['Norte26', [length]],
    ['Ñ1😀😀😀😀', [length]],
    ['norte', [length, number, uppercase]],
    ['password', [number, uppercase]],
    ['norte2026', [uppercase]],
    ['NorteNorte', [number]],
    ['Norte2026', []],
    ['ñandú Ñ 12', []],
    ['        1A', []],
  ])('names for "%s" each rule that is not met: %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems)
  })
})

describe('newPasswordProblems', () => {
  it('finds no problem if a good password is repeated', () => {
    const good = { password: 'Norte2026', confirmPassword: 'Norte2026' }
    expect(newPasswordProblems(good)).toStrictEqual({})
  })

  it.each(['norte2026', 'Norte2026 '])('finds that "%s" does not match', (confirmPassword) => {
    expect(newPasswordProblems({ password: 'Norte2026', confirmPassword })).toEqual({
      confirmPassword: 'confirmPasswordMatch',
    })
  })

  it('asks for the repetition where there is none', () => {
    expect(newPasswordProblems({ password: 'Norte2026', confirmPassword: '' })).toEqual({
      confirmPassword: 'confirmPasswordRequired',
    })
  })

  it('names both fields when both are wrong', () => {
    expect(newPasswordProblems({ password: 'a', confirmPassword: 'b' })).toEqual({
      password: [length, number, uppercase],
      confirmPassword: 'confirmPasswordMatch',
    })
  })
})

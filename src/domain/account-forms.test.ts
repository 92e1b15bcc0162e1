import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { forgotPasswordForm, resetPasswordForm, signInForm, signUpForm } from './account-forms'

/** The messages of each field, in the order of the rules. */
const errorsOf = (schema: v.GenericSchema, entry: unknown) => {
  const result = v.safeParse(schema, entry)
  return result.success ? {} : (v.flatten(result.issues).nested ?? {})
}

describe('an e-mail', () => {
  test.each(['', '   ', '\u200b'])('is asked for if the field holds "%s"', (email) => {
    expect(errorsOf(forgotPasswordForm, { email })).toEqual({
      email: ['auth.fieldError.emailRequired'],
    })
  })

  test.each([
    'sam',
    'sam@',
    '@example.com',
    'sam@example',
    'sam@example.',
    'sam@example.com or so',
    'sam@example.com,kim@example.com',
    'a@b@c.de',
  ])('is wrong as %s', (email) => {
    expect(errorsOf(forgotPasswordForm, { email })).toEqual({
      email: ['auth.fieldError.emailInvalid'],
    })
  })

  test.each([
    'sam@example.com',
    ' sam@example.com ',
    '\u200bsam@example.com',
    '\u200e\u202asam@example.com\u202c',
    ' \ufeffsam@\u00adexample.com\t',
  ])('is read from %j without what cannot be seen', (email) => {
    expect(v.parse(forgotPasswordForm, { email })).toEqual({ email: 'sam@example.com' })
  })

  test.each([forgotPasswordForm, signInForm])('is wrong where it has a blank in it', (form) => {
    const entry = { email: 'sam @example.com', password: 'x' }
    expect(errorsOf(form, entry)).toEqual({ email: ['auth.fieldError.emailBlank'] })
  })

  test('is checked by the server at sign-in, and only asked for', () => {
    expect(errorsOf(signInForm, { email: 'sam', password: 'x' })).toEqual({})
    expect(errorsOf(signInForm, { email: ' ', password: '' })).toEqual({
      email: ['auth.fieldError.emailRequired'],
      password: ['auth.fieldError.passwordRequired'],
    })
  })
})

describe('a new password', () => {
  test.each([
    ['', ['auth.fieldError.passwordRequired']],
    ['Norte26', ['auth.fieldError.passwordLength']],
    ['Ñ1😀😀😀😀', ['auth.fieldError.passwordLength']],
    [
      'norte',
      [
        'auth.fieldError.passwordLength',
        'auth.fieldError.passwordNumber',
        'auth.fieldError.passwordUppercase',
      ],
    ],
    ['password', ['auth.fieldError.passwordNumber', 'auth.fieldError.passwordUppercase']],
    ['norte2026', ['auth.fieldError.passwordUppercase']],
    ['NorteNorte', ['auth.fieldError.passwordNumber']],
    ['Norte2026', undefined],
    ['ñandú Ñ 12', undefined],
    ['        1A', undefined],
  ])('"%s" has a message for each rule that it breaks: %j', (password, messages) => {
    const errors = errorsOf(resetPasswordForm, { password, confirmPassword: password || 'x' })
    expect(errors.password).toEqual(messages)
  })

  test.each([
    ['', 'auth.fieldError.confirmPasswordRequired'],
    ['norte2026', 'auth.fieldError.confirmPasswordMatch'],
    ['Norte2026 ', 'auth.fieldError.confirmPasswordMatch'],
  ])('is repeated: not by "%s"', (confirmPassword, message) => {
    expect(errorsOf(resetPasswordForm, { password: 'Norte2026', confirmPassword })).toEqual({
      confirmPassword: [message],
    })
  })

  test('is compared also while other fields are wrong', () => {
    const entry = { email: 'sam', password: 'a', confirmPassword: 'b' }
    expect(errorsOf(signUpForm, entry)).toEqual({
      email: ['auth.fieldError.emailInvalid'],
      password: ['auth.fieldError.passwordLength', 'auth.fieldError.passwordComplexity'],
      confirmPassword: ['auth.fieldError.confirmPasswordMatch'],
    })
  })
})

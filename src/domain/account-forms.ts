import type { ParseKeys } from 'i18next'
import * as v from 'valibot'
import { meetsRule } from './password'

/* The schemas of the account forms. Their messages are keys of auth.json. */

export type AuthKey = ParseKeys<'auth'>

/** Without spaces around it, and without invisible characters, which are often copied with an e-mail. */
const emailText = v.pipe(
  v.string(),
  v.transform((email) => email.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()),
  v.nonEmpty('fieldError.emailRequired' satisfies AuthKey),
)

/** Something, an @, and a host with a dot. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

const email = v.pipe(
  emailText,
  v.check(
    (entry) => entry === '' || emailPattern.test(entry),
    'fieldError.emailInvalid' satisfies AuthKey,
  ),
)

const requiredPassword = v.pipe(
  v.string(),
  v.nonEmpty('fieldError.passwordRequired' satisfies AuthKey),
)

const newPassword = {
  password: v.pipe(
    requiredPassword,
    v.check(
      (entry) => entry === '' || meetsRule('length', entry),
      'fieldError.passwordLength' satisfies AuthKey,
    ),
    v.check(
      (entry) => entry === '' || (meetsRule('number', entry) && meetsRule('uppercase', entry)),
      'fieldError.passwordComplexity' satisfies AuthKey,
    ),
  ),
  confirmPassword: v.pipe(
    v.string(),
    v.nonEmpty('fieldError.confirmPasswordRequired' satisfies AuthKey),
  ),
}

/** An empty repetition has an error of its own. */
const isRepeated = (entry: { password: string; confirmPassword: string }) =>
  entry.confirmPassword === '' || entry.confirmPassword === entry.password

/** The server checks whether e-mail and password are right. */
export const signInForm = v.object({ email: emailText, password: requiredPassword })
export const signUpForm = v.pipe(
  v.object({ email, ...newPassword }),
  v.forward(
    v.check((entry) => isRepeated(entry), 'fieldError.confirmPasswordMatch' satisfies AuthKey),
    ['confirmPassword'],
  ),
)
export const forgotPasswordForm = v.object({ email })
export const resetPasswordForm = v.pipe(
  v.object(newPassword),
  v.forward(
    v.check((entry) => isRepeated(entry), 'fieldError.confirmPasswordMatch' satisfies AuthKey),
    ['confirmPassword'],
  ),
)

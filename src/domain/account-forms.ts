import type { ParseKeys } from 'i18next'
import * as v from 'valibot'
import { emailWithoutBlanks, isEmail, plainEmail } from './email'
import { meetsRule, type PasswordRule } from './password'

/* The schemas of the account forms. Their messages are keys of auth.json. */

export type AuthKey = ParseKeys<'auth'>

const typedEmail = v.pipe(
  v.string(),
  v.transform(plainEmail),
  v.nonEmpty('fieldError.emailRequired' satisfies AuthKey),
  v.check(
    (entry) => emailWithoutBlanks(entry) === undefined,
    'fieldError.emailBlank' satisfies AuthKey,
  ),
)

const email = v.pipe(
  typedEmail,
  v.check(
    (entry) => entry === '' || isEmail(emailWithoutBlanks(entry) ?? entry),
    'fieldError.emailInvalid' satisfies AuthKey,
  ),
)

const requiredPassword = v.pipe(
  v.string(),
  v.nonEmpty('fieldError.passwordRequired' satisfies AuthKey),
)
/** An empty password has an error of its own. */
const meets = (rules: readonly PasswordRule[], message: AuthKey) =>
  v.check<string, AuthKey>(
    (entry) => entry === '' || rules.every((rule) => meetsRule(rule, entry)),
    message,
  )
const longPassword = v.pipe(requiredPassword, meets(['length'], 'fieldError.passwordLength'))

const confirmPassword = v.pipe(
  v.string(),
  v.nonEmpty('fieldError.confirmPasswordRequired' satisfies AuthKey),
)

/** An empty repetition has an error of its own. */
const isRepeated = (entry: { password: string; confirmPassword: string }) =>
  entry.confirmPassword === '' || entry.confirmPassword === entry.password

/** The server checks whether e-mail and password are right. */
export const signInForm = v.object({ email: typedEmail, password: requiredPassword })

export const signUpForm = v.pipe(
  v.object({
    email,
    password: v.pipe(longPassword, meets(['number', 'uppercase'], 'fieldError.passwordComplexity')),
    confirmPassword,
  }),
  v.forward(
    v.check((entry) => isRepeated(entry), 'fieldError.confirmPasswordMatch' satisfies AuthKey),
    ['confirmPassword'],
  ),
)

export const forgotPasswordForm = v.object({ email })

/** One message for each rule. */
export const resetPasswordForm = v.pipe(
  v.object({
    password: v.pipe(
      longPassword,
      meets(['number'], 'fieldError.passwordNumber'),
      meets(['uppercase'], 'fieldError.passwordUppercase'),
    ),
    confirmPassword,
  }),
  v.forward(
    v.check((entry) => isRepeated(entry), 'fieldError.confirmPasswordMatch' satisfies AuthKey),
    ['confirmPassword'],
  ),
)

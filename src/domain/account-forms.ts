import * as v from 'valibot'
import type { TextKey } from '@/i18n/text-key'
import { emailWithoutBlanks, isEmail, plainEmail } from './email'
import { meetsRule, type PasswordRule } from './password'

/* The schemas of the account forms. Their messages are keys of auth.json. */

const typedEmail = v.pipe(
  v.string(),
  v.transform(plainEmail),
  v.nonEmpty('auth.fieldError.emailRequired' satisfies TextKey),
  v.check(
    (entry) => emailWithoutBlanks(entry) === undefined,
    'auth.fieldError.emailBlank' satisfies TextKey,
  ),
)

const email = v.pipe(
  typedEmail,
  v.check(
    (entry) => entry === '' || isEmail(emailWithoutBlanks(entry) ?? entry),
    'auth.fieldError.emailInvalid' satisfies TextKey,
  ),
)

const requiredPassword = v.pipe(
  v.string(),
  v.nonEmpty('auth.fieldError.passwordRequired' satisfies TextKey),
)
/** An empty password has an error of its own. */
const meets = (rules: readonly PasswordRule[], message: TextKey) =>
  v.check<string, TextKey>(
    (entry) => entry === '' || rules.every((rule) => meetsRule(rule, entry)),
    message,
  )
const longPassword = v.pipe(requiredPassword, meets(['length'], 'auth.fieldError.passwordLength'))

const confirmPassword = v.pipe(
  v.string(),
  v.nonEmpty('auth.fieldError.confirmPasswordRequired' satisfies TextKey),
)

/** An empty repetition has an error of its own. */
const isRepeated = (entry: { password: string; confirmPassword: string }) =>
  entry.confirmPassword === '' || entry.confirmPassword === entry.password

/** The server checks whether e-mail and password are right. */
export const signInForm = v.object({ email: typedEmail, password: requiredPassword })

export const signUpForm = v.pipe(
  v.object({
    email,
    password: v.pipe(
      longPassword,
      meets(['number', 'uppercase'], 'auth.fieldError.passwordComplexity'),
    ),
    confirmPassword,
  }),
  v.forward(
    v.check((entry) => isRepeated(entry), 'auth.fieldError.confirmPasswordMatch' satisfies TextKey),
    ['confirmPassword'],
  ),
)

export const forgotPasswordForm = v.object({ email })

/** One message for each rule. */
export const resetPasswordForm = v.pipe(
  v.object({
    password: v.pipe(
      longPassword,
      meets(['number'], 'auth.fieldError.passwordNumber'),
      meets(['uppercase'], 'auth.fieldError.passwordUppercase'),
    ),
    confirmPassword,
  }),
  v.forward(
    v.check((entry) => isRepeated(entry), 'auth.fieldError.confirmPasswordMatch' satisfies TextKey),
    ['confirmPassword'],
  ),
)

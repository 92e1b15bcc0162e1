import { emailProblem, plainEmail } from './email'
import { newPasswordProblems, type NewPassword } from './password'

/** What is wrong with the entry of each form, by field; an empty object if nothing is. */

export function emailProblems({ email }: { email: string }) {
  const problem = emailProblem(email)
  return problem === undefined ? {} : { email: problem }
}

export function signUpProblems(entry: NewPassword & { email: string }) {
  return { ...emailProblems(entry), ...newPasswordProblems(entry) }
}

/** Only the first empty field: the server checks whether e-mail and password are right. */
export function signInProblems({ email, password }: { email: string; password: string }) {
  if (plainEmail(email) === '') return { email: 'emailRequired' } as const
  return password === '' ? ({ password: 'passwordRequired' } as const) : {}
}

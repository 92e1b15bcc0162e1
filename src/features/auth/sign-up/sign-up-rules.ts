import { emailProblem, type EmailProblem } from '../form/email-rules'
import {
  newPasswordProblems,
  type NewPassword,
  type NewPasswordProblem,
} from '../form/password-rules'

export type SignUpEntry = NewPassword & { email: string }
export type SignUpProblems = Partial<Record<keyof SignUpEntry, EmailProblem | NewPasswordProblem>>

/** The problems of an entry by field (rules.md#sign-up); an empty object if there are none. */
export function signUpProblems(entry: SignUpEntry): SignUpProblems {
  const email = emailProblem(entry.email)
  return { ...(email !== undefined && { email }), ...newPasswordProblems(entry) }
}

import { emailProblem, type EmailProblem } from '../form/email-rules'
import {
  newPasswordProblems,
  type NewPassword,
  type NewPasswordProblem,
} from '../form/password-rules'

export type SignUpEntry = NewPassword & { email: string }
export type SignUpProblems = Partial<Record<keyof SignUpEntry, EmailProblem | NewPasswordProblem>>

/** What is wrong with an entry, by field (rules.md#sign-up); empty if nothing is. */
export function signUpProblems(entry: SignUpEntry): SignUpProblems {
  const email = emailProblem(entry.email)
  return { ...(email !== undefined && { email }), ...newPasswordProblems(entry) }
}

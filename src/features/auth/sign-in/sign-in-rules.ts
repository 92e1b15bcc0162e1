import { plainEmail } from '../form/email-rules'

type SignInEntry = { email: string; password: string }

export type SignInEntryProblem = 'emailRequired' | 'passwordRequired'

/** The first empty field. The server checks whether e-mail and password are right. */
export function signInProblems({ email, password }: SignInEntry) {
  const problems: Partial<Record<keyof SignInEntry, SignInEntryProblem>> = {}
  if (plainEmail(email) === '') problems.email = 'emailRequired'
  else if (password === '') problems.password = 'passwordRequired'
  return problems
}

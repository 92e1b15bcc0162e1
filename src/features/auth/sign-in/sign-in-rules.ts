type SignInEntry = { email: string; password: string }

export type SignInEntryProblem = 'emailRequired' | 'passwordRequired'

/** What is missing, one thing at a time; whether it is right, the server says. */
export function signInProblems({ email, password }: SignInEntry) {
  const problems: Partial<Record<keyof SignInEntry, SignInEntryProblem>> = {}
  if (email.trim() === '') problems.email = 'emailRequired'
  else if (password === '') problems.password = 'passwordRequired'
  return problems
}

export type EmailProblem = 'emailRequired' | 'emailInvalid'

/** The basic pattern of an e-mail (rules.md#e-mails): something, an @, and a host with a dot. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** For a form that asks for nothing else. */
export function emailProblems({ email }: { email: string }): { email?: EmailProblem } {
  const problem = emailProblem(email)
  return problem === undefined ? {} : { email: problem }
}

/** What is wrong with an e-mail; blanks around it do not count. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (email.trim() === '') return 'emailRequired'
  return pattern.test(email.trim()) ? undefined : 'emailInvalid'
}

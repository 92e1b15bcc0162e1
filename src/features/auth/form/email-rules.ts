export type EmailProblem = 'emailRequired' | 'emailInvalid'

/** The basic pattern of an e-mail (rules.md#e-mails): something, an @, and a host with a dot. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** The check of a form whose only field is the e-mail. */
export function emailProblems({
  email,
}: {
  email: string
}): Partial<Record<'email', EmailProblem>> {
  const problem = emailProblem(email)
  return problem === undefined ? {} : { email: problem }
}

/** What is wrong with an e-mail. Spaces around it are ignored. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (email.trim() === '') return 'emailRequired'
  return pattern.test(email.trim()) ? undefined : 'emailInvalid'
}

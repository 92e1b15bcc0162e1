/** The rules of a password, in the order of the checklist (rules.md#passwords). */
export const passwordRules = ['length', 'number', 'uppercase'] as const
export type PasswordRule = (typeof passwordRules)[number]

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= 8,
  number: (password) => /\d/.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
}

export function meetsRule(rule: PasswordRule, password: string): boolean {
  return tests[rule](password)
}

export type PasswordProblem = 'passwordLength' | 'passwordComplexity'

/** The one problem to show: length first, then a missing digit or uppercase letter, which the checklist tells apart. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (!meetsRule('length', password)) return 'passwordLength'
  const isComplex = meetsRule('number', password) && meetsRule('uppercase', password)
  return isComplex ? undefined : 'passwordComplexity'
}

export type NewPassword = { password: string; confirmPassword: string }
export type NewPasswordProblem = PasswordProblem | 'confirmPasswordMatch'

/** The problems of a new password and its repetition, by field; an empty object if there are none. */
export function newPasswordProblems({ password, confirmPassword }: NewPassword) {
  const wrong = passwordProblem(password)
  const problems: Partial<Record<keyof NewPassword, NewPasswordProblem>> = {}
  if (wrong !== undefined) problems.password = wrong
  if (confirmPassword !== password) problems.confirmPassword = 'confirmPasswordMatch'
  return problems
}

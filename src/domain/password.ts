import limits from '@/config/limits.json'

/** The rules of a password, in the order of the checklist. */
export const passwordRules = ['length', 'number', 'uppercase'] as const
export type PasswordRule = (typeof passwordRules)[number]

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= limits.passwordShortest,
  number: (password) => /\d/.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
}

export function meetsRule(rule: PasswordRule, password: string): boolean {
  return tests[rule](password)
}

const problemOf = {
  length: 'passwordLength',
  number: 'passwordComplexity_number',
  uppercase: 'passwordComplexity_uppercase',
} as const

export type PasswordProblem = (typeof problemOf)[PasswordRule] | 'passwordRequired'

/** What is wrong with a password, one problem for each rule. An empty one is not measured by them. */
export function passwordProblems(password: string): PasswordProblem[] {
  if (password === '') return ['passwordRequired']
  return passwordRules.filter((rule) => !meetsRule(rule, password)).map((rule) => problemOf[rule])
}

export type NewPassword = { password: string; confirmPassword: string }
export type NewPasswordProblem =
  | readonly PasswordProblem[]
  | 'confirmPasswordRequired'
  | 'confirmPasswordMatch'

/** The problems of a new password and its repetition, by field; an empty object if there are none. */
export function newPasswordProblems({ password, confirmPassword }: NewPassword) {
  const wrong = passwordProblems(password)
  const problems: Partial<Record<keyof NewPassword, NewPasswordProblem>> = {}
  if (wrong.length > 0) problems.password = wrong
  if (confirmPassword === '') problems.confirmPassword = 'confirmPasswordRequired'
  else if (confirmPassword !== password) problems.confirmPassword = 'confirmPasswordMatch'
  return problems
}

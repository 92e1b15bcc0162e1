import { limits } from '@/config/limits'

/** The rules of a password, in the order of the checklist. */
export const passwordRules = ['length', 'number', 'uppercase'] as const
export type PasswordRule = (typeof passwordRules)[number]

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= limits.passwordShortest,
  number: (password) => /\d/.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
}

/** Whether it begins or ends with a space, which counts but is seldom meant. */
export const hasOuterSpace = (password: string): boolean => password !== password.trim()

export const meetsRule = (rule: PasswordRule, password: string): boolean => tests[rule](password)

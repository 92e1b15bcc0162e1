export type EmailProblem = 'emailRequired' | 'emailInvalid'

/** The basic pattern of an e-mail: something, an @, and a host with a dot. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** The e-mail without spaces around it, and without invisible characters, which come along when it is copied. */
export function plainEmail(email: string): string {
  return email.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
}

/** What is wrong with an e-mail, as `plainEmail` sends it. */
export function emailProblem(email: string): EmailProblem | undefined {
  const plain = plainEmail(email)
  if (plain === '') return 'emailRequired'
  return pattern.test(plain) ? undefined : 'emailInvalid'
}

/** The messages of the server that the app acts on (contract.md#known-messages). */
export type KnownMessage =
  | 'Email already exists'
  | 'Username already exists'
  | 'Password reset email sent'
  | 'Password reset successful.'
  | 'Token is valid.'
  | 'No subskills found'

/** Compared trimmed and case-blind (contract.md#known-messages). */
export function isKnownMessage(message: string | undefined, known: KnownMessage): boolean {
  return message?.trim().toLowerCase() === known.toLowerCase()
}

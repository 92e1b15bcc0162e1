/** The messages of the server that the app acts on (specification §7, §8). */
export type KnownMessage =
  | 'Email already exists'
  | 'Username already exists'
  | 'Password reset email sent'
  | 'Password reset successful.'
  | 'Token is valid.'

/** Compared trimmed and case-blind (contract, 'known server messages'). */
export function isKnownMessage(message: string | undefined, known: KnownMessage): boolean {
  return message?.trim().toLowerCase() === known.toLowerCase()
}

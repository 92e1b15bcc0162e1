/** The messages of the server that the app acts on (contract.md#known-messages). */
export type KnownMessage =
  | 'Email already exists'
  | 'Username already exists'
  | 'Password reset email sent'
  | 'Password reset successful.'
  | 'Token is valid.'
  | 'No subskills found'

/** The words alone, each between two spaces. */
const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `

/** Whether it says this, in any case, spacing and punctuation, alone or in a longer sentence (contract.md#known-messages). */
export function isKnownMessage(message: string | undefined, known: KnownMessage): boolean {
  return words(message ?? '').includes(words(known))
}

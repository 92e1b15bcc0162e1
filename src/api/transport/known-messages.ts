/** The messages of the server that the app matches (contract.md#known-messages). */
export type KnownMessage =
  | 'Email already exists'
  | 'Username already exists'
  | 'Password reset successful.'
  | 'Token is valid.'
  | 'No subskills found'

/** The words of a text in lower case, without punctuation, each between two spaces. */
const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `

/** Whether a message contains a known one, ignoring case, spacing and punctuation (contract.md#known-messages). */
export function isKnownMessage(message: string | undefined, known: KnownMessage): boolean {
  return words(message ?? '').includes(words(known))
}

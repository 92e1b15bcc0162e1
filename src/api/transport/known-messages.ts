/** The messages of the server that the app matches (contract.md#known-messages). */
export type KnownMessage =
  | 'Email already exists'
  | 'Username already exists'
  | 'Password reset email sent'
  | 'Password reset successful.'
  | 'Token is valid.'
  | 'No subskills found'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** The words of a text in lower case, without punctuation, each between two spaces. */
const words = (text: string) => ` ${wordsOf(text).join(' ')} `

/** Whether a message contains a known one, ignoring case, spacing and punctuation (contract.md#known-messages). */
export function isKnownMessage(message: string | undefined, known: KnownMessage): boolean {
  return words(message ?? '').includes(words(known))
}

const doneWords =
  'ok okay success successful successfully saved done true yes created updated completed'.split(' ')
const doneSentences = ['Password reset email sent', 'Password reset successful.'].map(words)

/** Whether a plain text says that a write is done, and nothing else (contract.md#when-the-backend-differs). */
export function saysDone(text: string): boolean {
  // Reject truncated JSON.
  if (!/^[\p{L}\s.,!]+$/u.test(text)) return false
  const said = wordsOf(text)
  const isDone = said.length > 0 && said.every((word) => doneWords.includes(word))
  return isDone || doneSentences.includes(words(text))
}

/** Matches whole words in English and Spanish. Without lookbehind, which old Safari versions do not support. */
const anyOf = (alternatives: string) =>
  new RegExp(`(?:^|[^\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'iu')

const noTrouble = anyOf(
  String.raw`(no|without|sin)\s+(errors?|errores|problems?|problemas?|content)`,
)
const refusal = anyOf(
  [
    String.raw`no|not|nothing|never|cannot|\p{L}+n['’]t|unable|errors?|fail\p{L}*|invalid|incorrect|wrong|false|bad request`,
    String.raw`denied|forbidden|unauthori[sz]ed|unavailable|expired|exception|fatal|rejected|refused|missing|conflict`,
    String.raw`timeout|timed out|too many|already (exists?|registered|taken|in use)`,
    String.raw`nada|nunca|errores|fall\p{L}+|inválid[oa]s?|incorrect[oa]s?|(denegad|rechazad|prohibid|expirad|caducad)[oa]s?`,
    String.raw`falta|ya existe`,
  ].join('|'),
)
const success = anyOf(
  String.raw`ok|success\p{L}*|saved|done|created|updated|completed|registered|sent|éxito|(guardad|cread|actualizad|completad|registrad|enviad)[oa]s?`,
)

/** Whether a message says that nothing was done: the first sentence with a word of refusal or success decides. */
export function saysNo(text: string): boolean {
  const sentences = text.replace(noTrouble, '').split(/[.!?;\n]+/)
  const deciding = sentences.find((one) => refusal.test(one) || success.test(one))
  return deciding !== undefined && refusal.test(deciding)
}

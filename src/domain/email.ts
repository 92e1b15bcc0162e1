/** What stands around an e-mail that was copied out of a mail, a list or a sentence. */
const around = /^[\s<>()[\]{}"'“”„‚‹›«»‘’`,;:!?¡¿*•…|/]+|[\s<>()[\]{}"'“”„‚‹›«»‘’`,;:!?*•…|/.]+$/g
const withoutAround = (text: string) => text.replace(around, '')

/** The e-mail in a text, without what surrounds it: “Ana <ana@example.com>”, "mailto:ana@example.com". */
export function plainEmail(text: string): string {
  const inBrackets = /<([^<>]+@[^<>]+)>/.exec(text)?.[1]
  // Invisible characters are often copied with it. A tab, as from a table, is a blank.
  const visible = (inBrackets ?? text).replace(/[\t\n\r]/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '')
  // Brackets may stand around `mailto:` and after it.
  return withoutAround(withoutAround(visible).replace(/^mailto:([^?]*).*$/i, '$1'))
}

/** Something, an @, and a host with a dot, all without what only surrounds an e-mail or separates two of them. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[\p{L}\p{N}\p{M}.-]+\.[\p{L}\p{N}\p{M}-]+$/u.test(text) &&
  !/[<>()[\]"“”„‚‹›«»,;:•…]/.test(text)

/** An e-mail with blanks in it, without them; undefined where there are none, or where words follow a whole e-mail. */
export function emailWithoutBlanks(text: string): string | undefined {
  const plain = plainEmail(text)
  const [first = '', ...rest] = plain.split(/\s+/)
  const joined = [first, ...rest].join('')
  return rest.length > 0 && !isEmail(first) && isEmail(joined) ? joined : undefined
}

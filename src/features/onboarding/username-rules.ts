/** Limits of a username (rules.md#usernames); the input stops at the longest. */
export const shortest = 3
export const longest = 20

export type UsernameProblem = 'required' | 'length' | 'format'

const forbidden = /[^A-Za-z0-9._-]/gu

/** What is wrong with a username (rules.md#usernames); undefined if nothing is. */
export function usernameProblem(name: string): UsernameProblem | undefined {
  if (name.trim() === '') return 'required'
  if (forbiddenCharacters(name).length > 0) return 'format'
  return name.length < shortest || name.length > longest ? 'length' : undefined
}

/** Each character that a username may not hold, once, in the order of the name. */
export function forbiddenCharacters(name: string): string[] {
  // Put together first: an accent typed after its letter is one character with it.
  return [...new Set(name.normalize('NFC').match(forbidden))]
}

/** Letters that no accent can be taken from. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
}

/** A username like the one typed that is allowed: 'Maria' for 'María'; undefined if there is none. */
export function usernameSuggestion(name: string): string | undefined {
  const plain = name
    .trim()
    .replace(/\s+/g, '.')
    .replace(/[ßæœøł]/gi, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(forbidden, '')
    .slice(0, longest)
  return plain !== name && usernameProblem(plain) === undefined ? plain : undefined
}

/** What may be free when a username is taken: it with a number behind. */
export function numberedUsername(name: string): string {
  const end = '-27'
  return name.slice(0, longest - end.length) + end
}

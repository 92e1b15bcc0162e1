import * as v from 'valibot'
import { limits } from '@/config/limits'
import type { TextKey } from '@/i18n/text-key'

export const usernameSchema = v.pipe(
  v.string(),
  v.regex(/\S/, 'onboarding.username.error.required' satisfies TextKey),
  v.regex(/^[A-Za-z0-9._-]*$/, 'onboarding.username.error.format' satisfies TextKey),
  v.minLength(limits.usernameShortest, 'onboarding.username.error.length' satisfies TextKey),
  v.maxLength(limits.usernameLongest, 'onboarding.username.error.length' satisfies TextKey),
)

const forbidden = /[^A-Za-z0-9._-]/gu

/** Each character that is not allowed, once, in order of appearance. */
export function forbiddenCharacters(name: string): string[] {
  // Compose first, so that a letter and its combining accent count as one character.
  return [...new Set(name.normalize('NFC').match(forbidden))]
}

/** Letters that Unicode normalization does not decompose into a plain letter and an accent. */
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

/**
 * An allowed username similar to the one typed, as 'Maria' for 'María', and of an e-mail the part before the @;
 * undefined if there is none.
 */
export function usernameSuggestion(name: string): string | undefined {
  const plain = name
    .trim()
    .replace(/@.*$/, '')
    .normalize('NFC')
    .replace(/\s+/g, '.')
    .replace(/[ßæœøł]/gi, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(forbidden, '')
    .slice(0, limits.usernameLongest)
  return plain !== name && v.is(usernameSchema, plain) ? plain : undefined
}

/** A suggestion for when the username is taken: the same with a number appended. */
export function numberedUsername(name: string): string {
  const end = '-27'
  return name.slice(0, limits.usernameLongest - end.length) + end
}

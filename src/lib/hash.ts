/** A short hash that tells learners apart without naming them. */
export function hashOf(name: string): string {
  let hash = 5381
  for (const character of name) hash = Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)
  return (hash >>> 0).toString(36)
}

/** The hash of an e-mail, however it is typed. */
export const hashOfEmail = (email: string): string => hashOf(email.trim().toLowerCase())

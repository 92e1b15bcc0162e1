/** A short mark of a learner: it tells two of them apart and says nothing of who they are. */
export function markOf(owner: string): string {
  let hash = 5381
  for (const character of owner) hash = Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)
  return (hash >>> 0).toString(36)
}

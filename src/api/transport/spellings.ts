/**
 * How a field may be spelled and what its value may look like. The real backend cannot be seen, so an
 * answer is put into the words of the contract before a schema reads it
 * (contract.md#when-the-backend-differs).
 */

/** The fields of all answers, as the contract spells them. */
const fieldNames = `
  access_token expires_at refresh_token onboard_completed user username message error detail
  errors success ok saved updatedState data id name color iconType icon skills selectedSkills description
  isLinkedToGoal progress hasSkillsForUser skill-map category skill_name subskills title feedback
  node_type modules type status videoUrl subskill_id nextModule questions text options isCorrect
  pdf_data objective_description steps external_resource
`
  .trim()
  .split(/\s+/)

/** What a backend may put an answer into, one of them and once. */
export const envelopes = ['data', 'result', 'results', 'payload', 'response', 'body']

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const byBareName = new Map<string, string>(fieldNames.map((name) => [bare(name), name]))

/** The contract's spelling of a field: `video_url` is `videoUrl`; an unknown field stays as it is. */
export function fieldName(name: string): string {
  return byBareName.get(bare(name)) ?? name
}

const yes = new Set<unknown>([true, 1, '1', 'true', 'yes'])
const no = new Set<unknown>([false, 0, '0', 'false', 'no'])
const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** What a yes or a no may be written as; undefined where it is neither. */
export function toBoolean(value: unknown): boolean | undefined {
  if (yes.has(plain(value))) return true
  return no.has(plain(value)) ? false : undefined
}

const statuses = new Map([
  ['completed', 'completed'],
  ['inprogress', 'in_progress'],
])

/** 'completed' or 'in_progress' in any case, with space, hyphen or underscore; else as it came. */
export function toStatus(value: unknown): unknown {
  return typeof value === 'string' ? (statuses.get(bare(value)) ?? value) : value
}

/** A number in a text; else as it came. */
export function toNumber(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(\.\d+)?\s*$/.test(value)) return value
  return Number(value)
}

const looksLikeHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(?=[/?#])/i

/** The address of a video in full: without a scheme it is https, a path belongs to the backend's host. */
export function toAddress(value: unknown, baseUrl: string): unknown {
  const address = typeof value === 'string' ? value.trim() : ''
  if (address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address)) return value
  if (address.startsWith('//')) return `https:${address}`
  if (looksLikeHost.test(address)) return `https://${address}`
  try {
    return new URL(address, `${baseUrl.replace(/\/+$/, '')}/`).href
  } catch {
    return value
  }
}

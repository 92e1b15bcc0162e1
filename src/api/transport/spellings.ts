/**
 * How a field may be spelled and what its value may look like: the real backend cannot be seen
 * (contract.md#when-the-backend-differs).
 */

/** What a backend may put an answer into, one of them and once. */
export const envelopes = ['data', 'result', 'results', 'payload', 'response', 'body']

/** A name without what spellings differ in: `video_url`, `video-url` and `videoUrl` are one. */
export const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

export const isSpelled = (key: string, name: string) => bare(key) === bare(name)

const yes = new Set<unknown>([true, 1, '1', 'true', 'yes'])
const no = new Set<unknown>([false, 0, '0', 'false', 'no'])
const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** What a yes or a no may be written as; undefined where it is neither. */
export function toBoolean(value: unknown): boolean | undefined {
  if (yes.has(plain(value))) return true
  return no.has(plain(value)) ? false : undefined
}

/** The one of the choices that a text means, in any case, with space, hyphen or underscore; else as it came. */
export function toChoice(value: unknown, choices: readonly unknown[]): unknown {
  if (typeof value !== 'string') return value
  return choices.find((choice) => isSpelled(String(choice), value)) ?? value
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

/**
 * The spellings of fields and values that the app accepts, because the real backend is not known
 * (contract.md#when-the-backend-differs).
 */

/** The fields in which a backend may wrap an answer, one level deep. */
export const envelopes = ['data', 'result', 'results', 'payload', 'response', 'body']

/** Normalizes a field name: `video_url`, `video-url` and `videoUrl` are the same. */
export const normalizeName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

export const isSpelled = (key: string, name: string) => normalizeName(key) === normalizeName(name)

const yes = new Set<unknown>([true, 1, '1', 'true', 'yes'])
const no = new Set<unknown>([false, 0, '0', 'false', 'no'])
const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** Parses the spellings of true and false; undefined for anything else. */
export function toBoolean(value: unknown): boolean | undefined {
  if (yes.has(plain(value))) return true
  return no.has(plain(value)) ? false : undefined
}

/** The choice that a text matches, ignoring case, spaces, hyphens and underscores; else the value unchanged. */
export function toChoice(value: unknown, choices: readonly unknown[]): unknown {
  if (typeof value !== 'string') return value
  return choices.find((choice) => isSpelled(String(choice), value)) ?? value
}

/** Parses a number in a text; else returns the value unchanged. */
export function toNumber(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(\.\d+)?\s*$/.test(value)) return value
  return Number(value)
}

const looksLikeHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(?=[/?#])/i

/** The absolute address of a video: adds https to an address without a scheme, and the backend's host to a path. */
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

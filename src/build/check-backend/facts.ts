import type { FoundModule } from './response-ids'

/** Facts about a backend that no single call shows, one line each. */

/** Which types the ids have, and whether two modules share one. */
export function idsFact(modules: readonly FoundModule[]): string {
  if (modules.length === 0) return 'Ids: no module was seen'
  const kinds = new Set(modules.map(({ contentId }) => typeof contentId))
  const kind = kinds.size > 1 ? 'numbers and texts' : kinds.has('string') ? 'texts' : 'numbers'
  const repeated = (isApart: (one: FoundModule, other: FoundModule) => boolean) =>
    modules.some((one, index) =>
      modules
        .slice(index + 1)
        .some((other) => String(one.contentId) === String(other.contentId) && isApart(one, other)),
    )
  const between = [
    ...(repeated((one, other) => one.type !== other.type) ? ['types'] : []),
    ...(repeated((one, other) => one.subSkillId !== other.subSkillId) ? ['sub-skills'] : []),
  ]
  const repeats =
    between.length > 0 ? `repeated between ${between.join(' and between ')}` : 'none repeated'
  return `Ids: ${kind}, ${repeats} among ${modules.length} modules`
}

/** Whether the texts follow Accept-Language. */
export function languageFact(english: unknown, spanish: unknown): string {
  const differs = JSON.stringify(english) !== JSON.stringify(spanish)
  return differs
    ? 'Languages: the answer follows Accept-Language'
    : 'Languages: the same answer for English and Spanish'
}

/** In which format `expires_at` is. */
export function expiryFact(expiresAt: unknown): string {
  const quoted = `expires_at: ${JSON.stringify(expiresAt)}`
  const text = typeof expiresAt === 'string' ? expiresAt : JSON.stringify(expiresAt)
  const number = Number(expiresAt)
  if (expiresAt === undefined || expiresAt === null) return 'expires_at: not seen'
  if (Number.isFinite(number)) {
    if (number < 1e8) return `${quoted}, a duration in seconds`
    return `${quoted}, epoch ${number < 1e11 ? 'seconds' : 'milliseconds'}`
  }
  if (Number.isNaN(Date.parse(text))) return `${quoted}, no time: ignored`
  return /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
    ? `${quoted}, with its time zone`
    : `${quoted}, without a time zone: read as UTC`
}

const pageKeys = [
  'next',
  'total',
  'page',
  'per_page',
  'page_size',
  'total_pages',
  'has_more',
  'cursor',
]

/** Keys that hint at pagination, at the top level of a response or one level down. */
export function pageKeysOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  const inside = Object.values(body).filter(
    (value): value is object =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  const names = [body, ...inside].flatMap((one) => Object.keys(one))
  return [...new Set(names)].filter((name) => pageKeys.includes(name.toLowerCase()))
}

/** Names responses that seem to be paginated: the app reads only the first page. */
export function pagesFact(found: ReadonlyMap<string, readonly string[]>): string {
  if (found.size === 0) return 'Pages: no answer speaks of further pages'
  const calls = [...found].map(([call, keys]) => `${call} has ${keys.join(', ')}`)
  return `Pages: the app reads the first only; ${calls.join('; ')}`
}

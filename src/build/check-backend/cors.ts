/**
 * The headers of the app that a preflight must allow. `*` covers all of them except authorization.
 */
export const sentHeaders = ['authorization', 'content-type', 'accept-language']

const words = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase())

/** The headers that a page of another origin may send. */
function passing(headers: Headers): string[] {
  const allowed = words(headers, 'access-control-allow-headers')
  return sentHeaders.filter(
    (name) => allowed.includes(name) || (name !== 'authorization' && allowed.includes('*')),
  )
}

export function corsNotes(origin: string, { headers }: Response): string[] {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === origin || allowed === '*') return []
  return [`CORS: a page of ${origin} may not read this (access-control-allow-origin: ${allowed})`]
}

export function preflightNotes({ headers }: Response): string[] {
  const methods = words(headers, 'access-control-allow-methods')
  const pass = passing(headers)
  return [
    ...(methods.includes('post') || methods.includes('*') ? [] : ['CORS: POST is not allowed']),
    ...sentHeaders
      .filter((name) => !pass.includes(name))
      .map((name) => `CORS: the header ${name} is not allowed`),
  ]
}

/** One line for the report: which headers are allowed. */
export function corsFact(headers: Headers): string {
  const pass = passing(headers)
  const stopped = sentHeaders.filter((name) => !pass.includes(name))
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'none')
  return `CORS: ${list(pass)} pass${stopped.length > 0 ? `; stopped: ${list(stopped)}` : ''}`
}

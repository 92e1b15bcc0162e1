/** The headers of the app that a preflight must allow. */
export const sentHeaders = ['authorization', 'content-type', 'accept-language']

export function corsNotes(origin: string, { headers }: Response): string[] {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === origin || allowed === '*') return []
  return [`CORS: a page of ${origin} may not read this (access-control-allow-origin: ${allowed})`]
}

/** `*` covers every method, and every header except authorization. */
export function preflightNotes({ headers }: Response): string[] {
  const isAllowed = (name: string, wanted: string) => {
    const allowed = (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase())
    return allowed.includes(wanted) || (wanted !== 'authorization' && allowed.includes('*'))
  }
  const stopped = sentHeaders.filter((name) => !isAllowed('access-control-allow-headers', name))
  if (!isAllowed('access-control-allow-methods', 'post')) stopped.unshift('POST')
  return stopped.map((name) => `CORS: ${name} is not allowed`)
}

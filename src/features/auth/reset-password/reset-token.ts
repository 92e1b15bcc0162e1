/** A shorter last segment is a word of the address, not a token (rules.md#reset-password). */
const shortestInPath = 32

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The reset token of an address: the query parameter `token`, else the last segment of the path if
 * it is long enough; a slash at the end is ignored (rules.md#reset-password).
 */
export function readResetToken({ pathname, search }: { pathname: string; search: string }) {
  // No token holds a blank: it is a plus sign that nobody escaped.
  const inQuery = new URLSearchParams(search).get('token')?.trim().replaceAll(' ', '+')
  if (inQuery) return inQuery
  const last = decoded(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '')
  return last.length >= shortestInPath ? last : undefined
}

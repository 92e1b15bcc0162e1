/** A shorter last segment is part of the route, not a token. */
const shortestInPath = 32

/** Mail programs put the punctuation that follows a link into it. */
const withoutPunctuation = (token: string) => token.replace(/[.,:;!?'")\]}>»”’]+$/, '')

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Reads the reset token from a URL: the query parameter `token`, or else the last path segment if
 * it is long enough. A trailing slash is ignored.
 */
export function readResetToken({ pathname, search }: { pathname: string; search: string }) {
  // Tokens contain no spaces: URLSearchParams decodes an unescaped plus sign as a space.
  const inQuery = new URLSearchParams(search).get('token')?.trim().replaceAll(' ', '+') ?? ''
  const token = withoutPunctuation(inQuery)
  if (token) return token
  const last = withoutPunctuation(decoded(pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''))
  return last.length >= shortestInPath ? last : undefined
}

/**
 * The e-mail of a Google credential: the `email` of its payload, lower case; null when it is no such thing.
 * The signature is not checked: a stand-in has no keys, and hand-made credentials are wanted here.
 */
export function googleEmail(credential: string): string | null {
  const parts = credential.split('.')
  if (parts.length !== 3) return null
  try {
    const base64 = (parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof payload !== 'object' || payload === null || !('email' in payload)) return null
    const { email } = payload
    return typeof email === 'string' && email.includes('@') ? email.trim().toLowerCase() : null
  } catch {
    return null
  }
}

/**
 * The `email` in the payload of a Google credential, lower case; null if the credential is invalid.
 * The signature is not checked, so that tests can make credentials by hand.
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

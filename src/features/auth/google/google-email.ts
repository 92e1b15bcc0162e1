/**
 * The e-mail claim of a Google credential (a JSON Web Token), lower case; undefined where there is
 * none. Only a name to keep things under: the backend checks the credential, this does not.
 */
export function googleEmail(credential: string): string | undefined {
  const payload = credential.split('.')[1] ?? ''
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
    const claims: unknown = JSON.parse(text)
    if (typeof claims !== 'object' || claims === null || !('email' in claims)) return undefined
    return typeof claims.email === 'string'
      ? claims.email.trim().toLowerCase() || undefined
      : undefined
  } catch {
    return undefined
  }
}

import * as v from 'valibot'

const claims = v.object({ email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toLowerCase()) })

/**
 * The e-mail claim of a Google credential (a JSON Web Token), in lower case; undefined if there is none. It only names what
 * this device stores: the backend verifies the credential.
 */
export function googleEmail(credential: string): string | undefined {
  const payload = credential.split('.')[1] ?? ''
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
    return v.parse(claims, JSON.parse(text)).email
  } catch {
    return undefined
  }
}

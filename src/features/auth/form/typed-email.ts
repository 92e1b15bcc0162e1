/** Between the screens of this feature: what was typed on one is there on the next. */
export type TypedEmail = { email: string }

/** The e-mail in the history's state; empty where there is none, for a history may hold anything. */
export function readTypedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}

import { isTemporary, isUnanswered } from '@/api/errors'
import type { TextKey } from '@/i18n/text-key'

/** What to do about a call that failed; `otherwise` where it would fail again, so that waiting does not help. */
export function adviceFor(error: Error, otherwise: TextKey = 'auth.advice.wait'): TextKey {
  if (isUnanswered(error)) return 'auth.advice.network'
  return isTemporary(error) ? 'auth.advice.wait' : otherwise
}

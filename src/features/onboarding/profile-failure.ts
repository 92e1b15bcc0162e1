import { isOwnName, isTaken } from '@/api/onboarding.queries'
import { ApiError, isUnanswered } from '@/api/transport/api-error'

/** Why the profile was not saved, as the wizard acts on it (rules.md#wizard). */
export type ProfileFailure = 'taken' | 'own-name' | 'signed-out' | 'no-response' | 'other'

export function profileFailure(error: unknown): ProfileFailure {
  if (isOwnName(error)) return 'own-name'
  if (!(error instanceof ApiError)) return 'other'
  if (isTaken(error)) return 'taken'
  if (error.kind === 'missing-token' || error.status === 401) return 'signed-out'
  if (error.serverMessage?.includes('401')) return 'signed-out'
  return isUnanswered(error) ? 'no-response' : 'other'
}

import { ApiError } from '@/api/transport/api-error'

/** What to do when a reset link could not be checked, or the new password could not be saved. */
export function resetAdvice(error: unknown) {
  const isSilent = error instanceof ApiError && error.kind === 'no-response'
  return isSilent ? 'resetPassword.failedAdvice' : 'resetPassword.waitAdvice'
}

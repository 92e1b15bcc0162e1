import { isUnanswered } from '@/api/transport/api-error'

/** What to do when a reset link could not be checked, or the new password could not be saved. */
export function resetAdvice(error: unknown) {
  return isUnanswered(error) ? 'resetPassword.failedAdvice' : 'resetPassword.waitAdvice'
}

import { useNavigate } from 'react-router-dom'
import { postRevokeToken } from '@/api/account'
import { paths } from '@/config/paths'
import { session } from '@/learner/session'

/** How long the revocation may take before the learner is signed out all the same. */
const longestWait = 2000

/**
 * Signs out: revokes the token, clears what belongs to the learner and goes to /SignIn, even if the
 * revocation fails or hangs (rules.md#sign-out).
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()

  return async () => {
    const token = session.token()
    if (token !== undefined) {
      // A failed revocation is not the learner's concern (rules.md#sign-out).
      await postRevokeToken(token, AbortSignal.timeout(longestWait)).catch(() => {})
    }
    session.end('signed-out')
    await navigate(paths.signIn, { replace: true })
  }
}

import { useNavigate } from 'react-router-dom'
import { postRevokeToken } from '@/api/account'
import { useWrite } from '@/api/transport/useWrite'
import { paths } from '@/config/paths'
import { session } from '@/learner/session'

/**
 * Signs out at once: clears the learner's data and goes to /SignIn. The token is revoked in the
 * background, and a failure of that is not shown (rules.md#sign-out).
 */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const revocation = useWrite({ send: postRevokeToken, notSaved: null })

  return () => {
    const token = session.token()
    if (token !== undefined) revocation.send(token)
    session.end('signed-out')
    void navigate(paths.signIn, { replace: true })
  }
}

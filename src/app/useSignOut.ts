import { useNavigate } from 'react-router-dom'
import { postRevokeToken } from '@/api/account'
import { useSend } from '@/api/transport/useSend'
import { paths } from '@/config/paths'
import { session } from '@/session/session'

/**
 * Signs out at once: clears the learner's data and goes to /SignIn. The token is revoked in the
 * background, and a failure of that is not shown (rules.md#sign-out).
 */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const revocation = useSend({
    mutationKey: ['sign-out'],
    mutationFn: ({ token }: { token: string }) => postRevokeToken(token),
  })

  return () => {
    const token = session.token()
    if (token !== undefined) revocation.send({ token })
    session.end('signed-out')
    void navigate(paths.signIn, { replace: true })
  }
}

import { postUserCheck, postValidateUser } from '@/api/account'
import { rememberSignIn } from '@/learner/account-memory'
import { session } from '@/learner/session'
import { useSending } from '../form/useSending'
import { signInProblem, type SignInProblem, type SignInStep } from './sign-in-problem'
import type { Admission } from './useArrival'

type Entry = { email: string; password: string; remember: boolean }

/**
 * Signs in by e-mail and password: one request at a time, the session kept only when both calls
 * went well, and no token left behind by a failure (rules.md#sign-in).
 */
export function useSignIn(onAdmitted: (admission: Admission) => Promise<void>) {
  const { send, ...state } = useSending<{ problem: SignInProblem; error: unknown }>()

  async function signIn({ email, password, remember }: Entry): Promise<void> {
    let step: SignInStep = 'validate'
    await send(
      async () => {
        const credentials = { username: email.trim(), password }
        const accessToken = await postValidateUser(credentials)
        step = 'check'
        if (accessToken === undefined) throw new Error('The answer holds no access token')
        const onboardCompleted = await postUserCheck(credentials, accessToken)
        rememberSignIn(email)
        await onAdmitted({ session: { accessToken }, email, remember, onboardCompleted })
      },
      (error) => {
        session.clearToken()
        return { problem: signInProblem(step, error), error }
      },
    )
  }

  return { signIn, ...state }
}

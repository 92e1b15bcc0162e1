import { postUserCheck, postValidateUser } from '@/api/account'
import { signalFor, useSend } from '@/api/transport/useSend'
import type { SignInResult, AfterSignIn } from '@/components/account/useAfterSignIn'
import { session } from '@/session/session'
import { stored } from '@/session/stored'
import { lastEmail } from '@/session/stored-things'

/** Says which of the two requests of a sign-in failed, with the cause. */
export class SignInError extends Error {
  readonly call: 'validateUser' | 'checkUser'

  constructor(call: SignInError['call'], cause: unknown) {
    super(`Sign-in failed: ${call}`, { cause })
    this.call = call
  }
}

type Entry = { email: string; password: string; remember: boolean }

/** Sends both requests of a sign-in. The token is stored only if both succeed. */
async function signIn(entry: Entry): Promise<SignInResult> {
  const { email, password, remember } = entry
  const signal = signalFor(entry)
  const credentials = { username: email, password }
  const accessToken = await postValidateUser(credentials, signal).catch((cause: unknown) => {
    throw new SignInError('validateUser', cause)
  })
  if (accessToken === undefined) throw new SignInError('checkUser', 'no access token')
  const onboardCompleted = await postUserCheck(credentials, accessToken, signal).catch(
    (cause: unknown) => {
      throw new SignInError('checkUser', cause)
    },
  )
  return { session: { accessToken }, email, remember, onboardCompleted }
}

/**
 * Signs in by e-mail and password. A failure leaves no token behind, and a
 * learner who leaves the screen before the response is not signed in.
 */
export function useSignIn({ finish, isFinishing }: AfterSignIn) {
  const write = useSend(
    { mutationKey: ['sign-in'], mutationFn: signIn },
    {
      onSuccess: (result, { email }) => {
        stored(lastEmail).keep(email)
        finish(result)
      },
      onError: () => session.clearToken(),
    },
  )
  const isBusy = write.isPending || (write.isSuccess && isFinishing)

  return {
    write,
    isBusy,
    forgetFailure: () => {
      if (!isFinishing) write.reset()
    },
  }
}

import { useRef, useState } from 'react'
import { postUserCheck, postValidateUser } from '@/api/account'
import { session } from '@/api/session'
import { storage } from '@/lib/storage'
import { signInProblem, type SignInProblem, type SignInStep } from './sign-in-problem'

type Entry = { email: string; password: string; remember: boolean }
type Failure = { problem: SignInProblem; error: unknown }

const lastEmailKey = 'lastEmail'
const registeredEmailKey = 'registeredEmail'

/** The e-mail to start with: the one just registered, else the last one used (specification §2). */
export function rememberedEmail(): string {
  return storage.local.get(registeredEmailKey) ?? storage.local.get(lastEmailKey) ?? ''
}

/**
 * Signs in by e-mail and password: one request at a time, the session kept only when both calls
 * went well, and no token left behind by a failure (specification §2).
 */
export function useSignIn(onSignedIn: () => void) {
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function signIn({ email, password, remember }: Entry): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    let step: SignInStep = 'validate'
    try {
      const credentials = { username: email.trim(), password }
      const accessToken = await postValidateUser(credentials)
      step = 'check'
      if (accessToken === undefined) throw new Error('The answer holds no access token')
      await postUserCheck(credentials, accessToken)
      session.start({ accessToken, email, remember })
      storage.local.set(lastEmailKey, email.trim())
      onSignedIn()
    } catch (error) {
      session.clearToken()
      setFailure({ problem: signInProblem(step, error), error })
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { signIn, busy, failure, forgetFailure: () => setFailure(undefined) }
}

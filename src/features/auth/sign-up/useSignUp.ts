import { postRegister } from '@/api/account'
import { rememberRegistration } from '@/learner/account-memory'
import { useSending } from '../form/useSending'
import { signUpProblem, type SignUpProblem } from './sign-up-problem'

type Entry = { email: string; password: string }

/** Registers an account, and keeps for the sign-in who it is (rules.md#sign-up). */
export function useSignUp(onRegistered: () => void) {
  const { send, ...state } = useSending<{ problem: SignUpProblem; error: unknown }>()

  const signUp = ({ email, password }: Entry) =>
    send(
      async () => {
        await postRegister({ email: email.trim(), password })
        rememberRegistration(email)
        onRegistered()
      },
      (error) => ({ problem: signUpProblem(error), error }),
    )

  return { signUp, ...state }
}
